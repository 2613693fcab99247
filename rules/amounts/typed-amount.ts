import { latinDigits } from '../text/digits.ts';
import { largestAmount } from './money.ts';

export type AmountFault =
  | 'amount_missing'
  | 'amount_invalid'
  | 'amount_negative'
  | 'amount_fraction'
  | 'amount_too_small'
  | 'amount_too_large';
export type TypedAmount = { amount: number } | { fault: AmountFault };

/** No real amount is longer; the patterns below are not made for pages of text. */
const longestNumeral = 500;

const signs =
  /^(?:₹|rs\.?|re\.?|inr|रु\.?|रू\.?|\$|usd|us\$|€|eur)\s*|\s*(?:₹|rs\.?|inr|रुपये|रु\.?|usd|eur|€|\/-)$/giu;
const words = new Map([
  ['lakh', 5],
  ['lakhs', 5],
  ['lac', 5],
  ['लाख', 5],
  ['crore', 7],
  ['crores', 7],
  ['cr', 7],
  ['करोड़', 7],
  ['कोटी', 7],
]);
/** Groups of three, or of two after the first three from the right; a comma elsewhere may be a decimal comma. */
const numeral = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+|\d{1,2}(?:[, ]\d{2})*[, ]\d{3})(?:\.(\d+))?$/;

/**
 * An amount in minor units from typed text: Indian or Western commas, Devanagari digits, a currency sign, "1.5 lakh". An
 * ambiguous amount is refused rather than guessed.
 */
export function typedAmount(typed: string): TypedAmount {
  if (typed.length > longestNumeral) return { fault: 'amount_invalid' };
  const plain = plainNumber(typed);
  if (plain === '') return { fault: 'amount_missing' };
  if (/^[-−]/.test(plain)) return { fault: 'amount_negative' };
  const [, number = plain, word = ''] = /^([\d., ]*\d)\s*(\p{L}[\p{L}\p{M}]*)$/u.exec(plain) ?? [];
  const zeros = word === '' ? 0 : words.get(word.toLowerCase());
  const match = numeral.exec(number);
  if (!match || zeros === undefined) return { fault: 'amount_invalid' };
  const fraction = match[1] ?? '';
  const decimals = zeros + 2;
  if (/[1-9]/.test(fraction.slice(decimals))) return { fault: 'amount_fraction' };
  const whole = number.replace(/\.\d+$/, '').replace(/[, ]/g, '');
  const minor = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (minor > BigInt(largestAmount)) return { fault: 'amount_too_large' };
  return minor === 0n ? { fault: 'amount_too_small' } : { amount: Number(minor) };
}

/** The same of what may be nothing: a nought that is typed, and not an empty field. */
export function typedAmountOrZero(typed: string): TypedAmount {
  const read = typedAmount(typed);
  return 'fault' in read && read.fault === 'amount_too_small' ? { amount: 0 } : read;
}

/** A whole number of units, hours or months from what a person typed. */
export function typedCount(
  typed: string,
  largest = largestAmount,
): { count: number } | { fault: AmountFault } {
  if (typed.length > longestNumeral) return { fault: 'amount_invalid' };
  const plain = plainNumber(typed);
  if (plain === '') return { fault: 'amount_missing' };
  if (/^[-−]/.test(plain)) return { fault: 'amount_negative' };
  const match = numeral.exec(plain);
  if (!match) return { fault: 'amount_invalid' };
  if (/[1-9]/.test(match[1] ?? '')) return { fault: 'amount_fraction' };
  const count = BigInt(plain.replace(/\.\d+$/, '').replace(/[, ]/g, ''));
  return count > BigInt(largest) ? { fault: 'amount_too_large' } : { count: Number(count) };
}

function plainNumber(typed: string): string {
  return latinDigits(typed.normalize('NFC'))
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .trim()
    .replace(signs, '')
    .trim();
}
