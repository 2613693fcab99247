import { sql } from 'kysely';
import { isLinkShown } from '#rules/office-hours/states.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import type { SessionEntry } from '../ground/calendar-entry.ts';
import type { Core } from '../ground/core.ts';
import type { Seer } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { namesShown } from '../people/names-shown.ts';
import { endOf, factsOf, stateOfSeat } from './row.ts';

type Reader = Extract<Seer, { kind: 'member' }>;
const noCounts = { taken: 0, offered: 0, waiting: 0 };

/**
 * An office hour for its mentor, or for a member who has or had a seat: then it is cancelled. It holds the link once that is
 * shown.
 * @throws Refusal `office_hour_unknown`
 */
export async function findCalendarEntry({ db }: Core, member: Reader, id: string): Promise<SessionEntry> {
  const hour = await db
    .selectFrom('office_hours')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('id', '=', id)
    .executeTakeFirst();
  const isMentor = hour?.mentor_id === member.id;
  const seat = await db
    .selectFrom('office_hour_seats')
    .select(['state', 'sequence', 'changed_at'])
    .where('office_hour_id', '=', id)
    .where('mentee_id', '=', member.id)
    .where('taken_at', 'is not', null)
    .executeTakeFirst();
  if (!hour || !(isMentor || seat)) throw new Refusal('office_hour_unknown');
  const mentor = isMentor
    ? undefined
    : await namesShown(db, member).where('accounts.id', '=', hour.mentor_id).executeTakeFirst();
  const isApart = !isMentor && (await isBlockedBetween(db, member.id, hour.mentor_id ?? ''));
  const own = stateOfSeat(seat);
  const isCancelled = hour.state !== 'announced' || !(isMentor || own === 'taken');
  const isShown = isLinkShown(factsOf(hour, noCounts), isMentor ? 'mentor' : 'mentee', own, hour.now);
  return {
    uid: `mentoring-${hour.id}`,
    topic: hour.topic,
    person: mentor?.name ?? '',
    place: isShown && !isCancelled && !isApart ? hour.location : '',
    at: hour.starts_at,
    isAhead: endOf(hour) > hour.now,
    minutes: hour.minutes,
    changedAt: seat && seat.changed_at > hour.changed_at ? seat.changed_at : hour.changed_at,
    // Both rise alone, and so does their sum.
    sequence: hour.sequence + (seat?.sequence ?? 0),
    isCancelled,
  };
}
