import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { isLive, isLiveTime } from '#rules/mentoring/live-hours.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/** A session, with the mentee who is under 18 where `is_young`. */
type Session = { is_young: boolean; location_kind: string; mentee_id: string | null; minutes: number };

/**
 * A link or a call with a mentee under 18 lies in certain hours of theirs, and is short.
 * @throws Refusal `mentoring_live_hours`
 */
export async function requireLiveTimes(tx: Tx, one: Session, times: readonly Date[]): Promise<void> {
  const allowed = await findLiveTimes(tx, one, times);
  if (allowed.length < times.length) throw new Refusal('mentoring_live_hours');
}

/** The times at which a session can be held: all of them, but for links and calls with a mentee who is under 18 now. */
export async function findLiveTimes(db: Db, one: Session, times: readonly Date[]): Promise<Date[]> {
  if (!one.is_young || !isLive(one.location_kind)) return [...times];
  const { rows } = await sql<{ zone: string }>`
    select coalesce(zone, 'Asia/Kolkata') as zone from standings
    where account_id = ${one.mentee_id} and adult_at > now()`.execute(db);
  const zone = rows[0]?.zone;
  return zone === undefined
    ? [...times]
    : times.filter((at) => isLiveTime(at, { minutes: one.minutes, zone }));
}
