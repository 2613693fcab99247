import type { RefusalCode } from '#contract/collected.ts';
import type { Day } from '#rules/calendar/day.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findToday } from '../find-around.ts';
import type { InForce } from './hold-in-force.ts';

/** How a day is refused that lies before the agreement, and one that is still to come. */
type Codes = { early: RefusalCode; late: RefusalCode };

/**
 * Requires that a stated day lies between the day on which the agreement came into force and today, by the database's clock
 * and in the agreement's zone.
 * @throws Refusal `early` with the first day that counts; `late`
 */
export async function requirePastDay(
  tx: Tx,
  { active_at: since, state }: Pick<InForce, 'active_at' | 'state'>,
  day: Day,
  { early, late }: Codes,
): Promise<void> {
  const { zone } = state.document;
  if (day > (await findToday(tx, zone))) throw new Refusal(late);
  const first = since && wallClock(since, zone).day;
  if (first && day < first) throw new Refusal(early, { on: first });
}
