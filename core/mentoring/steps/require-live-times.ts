import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findLiveTimes, type TimedSession } from '../find-live-times.ts';

/**
 * A link or a call with a mentee under 18 lies in certain hours of theirs, and is short.
 * @throws Refusal `mentoring_live_hours`
 */
export async function requireLiveTimes(tx: Tx, one: TimedSession, times: readonly Date[]): Promise<void> {
  const allowed = await findLiveTimes(tx, one, times);
  if (allowed.length < times.length) throw new Refusal('mentoring_live_hours');
}
