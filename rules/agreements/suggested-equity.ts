import { addDays, type Day } from '../calendar/day.ts';
import { promiseOfShares } from './instruments.ts';
import type { EquityTerms } from './terms.ts';

/** Defaults for a new part in shares; the owner has to type all other terms. */
export function suggestedEquity(startDay: Day) {
  return {
    instrument: promiseOfShares,
    vesting: { kind: 'monthly', months: 24, cliff: 3, startDay },
    leaver: 'vest',
    conversionDay: addDays(startDay, 3 * 365),
  } as const satisfies Partial<EquityTerms>;
}
