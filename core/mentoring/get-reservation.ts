import { type Selectable, sql } from 'kysely';
import type { ReservationBody } from '#contract/mentoring/shapes.ts';
import type { MentoringReservationsTable } from '#db/tables/mentoring-reservations.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';

/** The slot of this mentor that the member has reserved last, in the last 24 hours; null without one. */
export async function getReservation(
  { db }: Core,
  member: Member,
  { mentorId }: { mentorId: string },
): Promise<ReservationBody | null> {
  const row = await db
    .selectFrom('mentoring_reservations')
    .selectAll()
    .select(sql<boolean>`(state <> 'held' or until <= clock_timestamp())`.as('is_over'))
    .where('mentee_id', '=', member.id)
    .where('mentor_id', '=', mentorId)
    .where('reserved_at', '>', sql<Date>`now() - interval '24 hours'`)
    .orderBy('reserved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presentReservation(row) : null;
}

export function presentReservation(
  row: Selectable<MentoringReservationsTable> & { is_over: boolean },
): ReservationBody {
  return {
    id: row.id,
    mentorId: row.mentor_id,
    startsAt: isoDate(row.starts_at),
    minutes: row.minutes,
    until: isoDate(row.until),
    isOver: row.is_over,
  };
}
