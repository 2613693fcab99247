import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { isLive, isLiveTime } from '#rules/mentoring/live-hours.ts';

/** A session, with the mentee who was under 18 when it began where `is_young`. */
export type TimedSession = {
  is_young: boolean;
  location_kind: string;
  mentee_id: string | null;
  minutes: number;
};

/** The times at which a session can be held: all of them, but for links and calls with a mentee who is under 18 now. */
export async function findLiveTimes(db: Db, one: TimedSession, times: readonly Date[]): Promise<Date[]> {
  if (!one.is_young || !isLive(one.location_kind)) return [...times];
  const { rows } = await sql<{ zone: string }>`
    select zone from standings
    where account_id = ${one.mentee_id} and adult_at > now()`.execute(db);
  const zone = rows[0]?.zone;
  return zone === undefined
    ? [...times]
    : times.filter((at) => isLiveTime(at, { minutes: one.minutes, zone }));
}
