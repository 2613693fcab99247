import { others, type Rule } from './rule.ts';

const document = String.raw`(?:\ba{1,2}dh?a{1,2}r\b|\bpan (?:card|number|no|copy)\b|\botp\b|\bone[- ]time password\b|\bbank (?:account|details|passbook|statement)\b|\baccount (?:number|details)\b|\bifsc\b|\bpassbook\b|\bcancelled cheque\b|\bpassport\b|\bvoter id\b|\bdriving licen[cs]e\b|\bid(?:entity)? (?:proofs?|cards?|documents?|numbers?)\b|\bphoto id\b|\bmarksheets?\b)`;

export const identity: readonly Rule[] = [
  {
    reason: 'asks_for_identity',
    pattern: new RegExp(
      String.raw`(?:^|\b(?:please|kindly|and|then|must|to|should|have to|need to|can you|could you) )(?:send|share|give|provide|submit|enter|upload|attach|e?-?mail|tell|bring|show|type|forward|text|message)\b.{0,50}${document}`,
    ),
    unless: others,
  },
  {
    reason: 'asks_for_identity',
    pattern: new RegExp(String.raw`\byour (?:[\w']+ ){0,5}?(?:${document}|pan\b(?!-))`),
    unless: /\b(?:users?|customers?|callers?|masks?|masking)\b/,
  },
  {
    reason: 'asks_for_identity',
    pattern: new RegExp(
      String.raw`${document}(?: \w+){0,3} (?:needed|required|mandatory|compulsory|necessary|ready|to be (?:mailed|sent|submitted|uploaded))\b`,
    ),
    unless: others,
  },
  {
    reason: 'asks_for_identity',
    pattern:
      /\b(?:a{1,2}dh?a{1,2}r|pan card|otp|bank)\b.{0,40}\b(?:bhej\w*|batao|bata do|share karo|dena hoga)\b/,
  },
];
