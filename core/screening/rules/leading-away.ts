import { shortenerHosts, talkHosts } from '#rules/text/outside-hosts.ts';
import { others, type Rule } from './rule.ts';

const messenger =
  '(?:whats ?app?|wats ?app|telegram|signal|wechat|viber|discord|skype|insta(?:gram)?|facebook|messenger|snapchat|linkedin|botim)';

const hostsOf = (hosts: readonly string[]) => hosts.map((host) => host.replaceAll('.', '\\.')).join('|');

export const leadingAway: readonly Rule[] = [
  {
    reason: 'leads_away',
    pattern: new RegExp(
      String.raw`\b(?:contact|reach|message|dm|msg|ping|text|add|join|chat|write|talk|connect|call|apply|send|reply|continue)\b.{0,40}\b(?:on|via|through|over|in|to|by|at) (?:our |my |the |a )?${messenger}\b`,
    ),
    unless: others,
  },
  {
    reason: 'leads_away',
    pattern: new RegExp(String.raw`\b${messenger} (?:me|us|your|karo|kare|kar do|number|on \d)\b`),
    unless: others,
  },
  {
    reason: 'leads_away',
    pattern: new RegExp(String.raw`\bjoin\b.{0,20}\b${messenger} (?:group|channel|chat|community)\b`),
    unless: others,
  },
  { reason: 'leads_away', pattern: new RegExp(String.raw`\b${messenger} ?[:-]? ?@\w`) },
  {
    reason: 'leads_away',
    pattern: new RegExp(String.raw`\b${messenger} (?:pe|par) (?:aa|baat|message|msg|call|sampark)`),
  },
  {
    reason: 'leads_away',
    pattern:
      /\b(?:share|send|give|drop|leave|text|message)\b.{0,12}\b(?:your|contact|phone|mobile) (?:phone |mobile |contact )?numbers?\b/,
    unless: others,
  },
  {
    reason: 'leads_away',
    pattern:
      /\b(?:register|apply|sign up|fill)\b.{0,40}\b[\w-]+\.(?:com|in|org|net|co|io|site|xyz|online|me)\b|\b[\w-]+\.(?:com|in|org|net|co|io|site|xyz|online|me)\b.{0,30}\b(?:register|apply|sign up)\b/,
    unless: others,
  },
  { reason: 'leads_away', pattern: /\b(?:dm|inbox) (?:me|us)\b/, unless: others },
  {
    reason: 'leads_away',
    pattern: new RegExp(
      String.raw`(?<![\w-])(?:${hostsOf([...talkHosts, ...shortenerHosts])})(?![\w-])(?!\.\w)|\bdiscord\.com\/invite`,
    ),
    evenDenied: true,
  },
  {
    reason: 'leads_away',
    pattern:
      /\b(?:forms\.gle|docs\.google\.com\/forms|\w*\.?typeform\.com|jotform\.|surveymonkey\.|forms\.office\.com|forms\.microsoft|airtable\.com\/(?:shr|app)|tally\.so|zfrmz\.|forms\.zoho|cognitoforms|wufoo\.com)/,
    evenDenied: true,
  },
  {
    reason: 'leads_away',
    pattern: /\b(?:fill|complete|submit|apply|register)\b.{0,30}\b(?:google|ms|microsoft) ?forms?\b/,
    unless: others,
  },
  { reason: 'leads_away', pattern: /\bapply\b.{0,20}https?:\/\// },
  {
    reason: 'leads_away',
    pattern: /\b(?:e?-?mail|write|contact|send)\b.{0,40} at \w+ dot (?:com|in|org|net|co)\b/,
  },
  {
    reason: 'leads_away',
    pattern:
      /\b(?:send|e?-?mail|write|apply|contact|share|forward|reach|drop)\b.{0,60}[\w.+-]+@[\w-]+\.[a-z]{2,}/,
    unless: others,
  },
];
