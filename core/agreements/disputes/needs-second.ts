import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import type { Core } from '#core/ground/core.ts';
import type { Currency } from '#rules/amounts/money.ts';

type Ruled = { terms: { value: number }; share: number; units: number };

/**
 * Whether two staff rule where no appeal is possible: above an amount of rupees, in every other currency, and on units, since no
 * court undoes these for the two sides.
 */
export function needsSecond(
  { loneRulingMost = disputeLimits.loneRulingMost }: Pick<Core, 'loneRulingMost'>,
  { terms, share, units }: Ruled,
  currency: Currency,
): boolean {
  return currency !== 'INR' || terms.value > loneRulingMost || share > 0 || units > 0;
}
