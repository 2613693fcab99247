import { sql } from 'kysely';
import { blockedBetween } from '../blocks/is-blocked-between.ts';
import type { SessionEntry } from '../ground/calendar-entry.ts';
import type { Core } from '../ground/core.ts';
import type { Seer } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { namesShown } from '../people/names-shown.ts';
import { endOf, sideOf } from './row.ts';
import { isLiveShown, youngNameFor } from './still-young.ts';

type Reader = Extract<Seer, { kind: 'member' }>;

/**
 * An agreed or cancelled session, for both sides. The entry may hold the link, and never a number.
 * @throws Refusal `mentoring_unknown`
 */
export async function findCalendarEntry(
  { db }: Core,
  member: Reader,
  sessionId: string,
): Promise<SessionEntry> {
  const one = await db
    .selectFrom('mentoring_sessions')
    .selectAll()
    .select([
      youngNameFor('mentoring_sessions', member.id).as('young_name'),
      sql<Date>`clock_timestamp()`.as('now'),
      isLiveShown('mentoring_sessions').as('is_live_shown'),
      blockedBetween(sql.ref('mentor_id'), sql.ref('mentee_id')).as('is_apart'),
    ])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const side = one && sideOf(one, member.id);
  if (!one?.confirmed_at || !side) throw new Refusal('mentoring_unknown');
  const other = await namesShown(db, member)
    .where('accounts.id', '=', side === 'mentor' ? one.mentee_id : one.mentor_id)
    .executeTakeFirst();
  const isCancelled = one.state === 'cancelled' || one.state === 'released';
  const isShown = one.location_kind !== 'phone' && !isCancelled && !one.is_apart && one.is_live_shown;
  return {
    uid: `mentoring-${one.id}`,
    topic: one.topic,
    person: one.young_name ?? other?.name ?? '',
    place: isShown ? one.location : '',
    at: one.starts_at,
    isAhead: endOf(one) > one.now,
    minutes: one.minutes,
    changedAt: one.changed_at,
    sequence: one.sequence,
    isCancelled,
  };
}
