import { addDays, type Day } from '../calendar/day.ts';
import { promiseOfShares } from './instruments.ts';
import type { EquityTerms } from './terms.ts';

/** What a part in shares begins with where nothing is said yet; the rest of it has to be typed. */
export function suggestedEquity(startDay: Day) {
  return {
    instrument: promiseOfShares,
    vesting: { kind: 'monthly', months: 24, cliff: 3, startDay },
    leaver: 'vest',
    conversionDay: addDays(startDay, 3 * 365),
  } as const satisfies Partial<EquityTerms>;
}
