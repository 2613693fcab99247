import type { Sums } from '#rules/agreements/sums.ts';
import { type Currency, formatMoney } from '#rules/amounts/money.ts';
import { formatUnits } from '#rules/amounts/units.ts';
import type { AgreementPapers } from '../texts/by-language.ts';
import { agreementPapers } from '../texts/en/agreement-papers.ts';

const inUnits: readonly string[] = ['units', 'vested', 'unvested', 'held', 'reserved'];

export const sumNames = Object.keys(agreementPapers.sums) as (keyof Sums)[];

/** A sum as people read it: money in its currency, units as units. */
export function shownSum(name: keyof Sums, value: number | bigint, currency: Currency): string {
  return inUnits.includes(name) ? formatUnits(value) : formatMoney({ amount: value, currency });
}

/** The sums that are not zero, a line each. */
export function sumLines(sums: Sums, currency: Currency, papers: AgreementPapers): string {
  const lines = sumNames
    .filter((name) => sums[name] !== 0)
    .map((name) => `${papers.sums[name]}: ${shownSum(name, sums[name], currency)}`);
  return lines.length > 0 ? lines.join('\n') : papers.noSum;
}

/** A sum for a spreadsheet: an amount with both decimals, units as they are. Exact also beyond 2⁵³. */
export function sumCell(name: keyof Sums, value: number | bigint | undefined): string {
  if (value === undefined) return '';
  return inUnits.includes(name) ? String(value) : decimal(value);
}

export function decimal(minor: number | bigint): string {
  const size = BigInt(minor);
  return `${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}
