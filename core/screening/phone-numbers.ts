/** Digits with at most three signs between two of them, not part of a longer number and not an amount. */
const run = /(?<![\d.,@/])(?<!(?:₹|\$|\brs|\binr) ?)(\+|00)?\(?\d(?:[ ().\-_]{0,3}\d){7,14}(?![\d@])/gu;
const counted =
  /^\s*(?:rows?|records?|users?|people|rupees|rupaye|entries|lines|bytes|events|samples|steps|tokens|words|रुपये|रुपए|%)/;
const isYear = /(?:^|\D)(?:19|20)\d\d(?:\D|$)/;

const forms = [
  /** India: ten digits from 6 to 9 on, with or without the country's code. */
  /^(?:91|0)?[6-9]\d{9}$/,
  /** Ghana, Nigeria, Uganda with their codes. */
  /^233\d{9}$/,
  /^234[7-9]\d{9}$/,
  /^256\d{9}$/,
];
/** As they are dialled at home: with a nought in front. */
const atHome = /^0[1-9]\d{8,9}$/;

/** Telephone numbers in a prepared text, in which digits in words are already digits. */
export function findPhoneNumbers(prepared: string): string[] {
  const found: string[] = [];
  for (const match of prepared.matchAll(run)) {
    if (counted.test(prepared.slice(match.index + match[0].length))) continue;
    const digits = match[0].replace(/\D/g, '').replace(/^00/, '');
    const isForeign = match[1] !== undefined && digits.length >= 8;
    const isLocal = atHome.test(digits) && !isYear.test(match[0]);
    if (isForeign || isLocal || forms.some((form) => form.test(digits))) found.push(match[0].trim());
  }
  return found;
}
