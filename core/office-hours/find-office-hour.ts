import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import type { Member } from '../ground/actor.ts';
import type { Seer } from '../ground/may-see.ts';
import { isPersonSeenBy } from '../people/policy.ts';
import { isVerified } from '../verifications/verified-kinds.ts';

/**
 * Members see an office hour ahead of a mentor whose page they see. Who had a seat or waited sees it always, as its mentor does;
 * after a block only where it took the seat away, or came after the start.
 */
export function isOfficeHourSeenBy(actor: Extract<Seer, { kind: 'member' }>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    hour.mentor_id = ${actor.id}
    or exists (
      select from office_hour_seats as own where own.office_hour_id = hour.id and own.mentee_id = ${actor.id}
        and ${isSeatKnownTo(actor)}
    )
    or hour.state = 'announced' and hour.starts_at > now() and exists (
      select from mentors join people on people.account_id = mentors.account_id
      where mentors.account_id = hour.mentor_id and mentors.state in ('open', 'paused') and ${isPersonSeenBy(actor)}
    )
  )`;
}

/** For the rows `hour` and `own`. A member who had left before a block reads nothing of the mentor any more. */
export function isSeatKnownTo(actor: Seer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    own.state not in ('left', 'lapsed') or ${isNotApart(actor, sql<string>`coalesce(hour.mentor_id, '')`)}
  )`;
}

/** The counts of seats, for the row `hour` of a query. */
export const seatCounts = {
  taken: countOf('taken'),
  offered: countOf('offered'),
  waiting: countOf('waiting'),
};

function countOf(state: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from office_hour_seats where office_hour_id = hour.id and state = ${sql.lit(state)}
  )`;
}

/** An office hour that the member may see, with the own seat. */
export function findOfficeHour(db: Db, member: Member, id: string) {
  return db
    .selectFrom('office_hours as hour')
    .leftJoin('office_hour_seats as own', (join) =>
      join.onRef('own.office_hour_id', '=', 'hour.id').on('own.mentee_id', '=', member.id),
    )
    .leftJoin('mentors', 'mentors.account_id', 'hour.mentor_id')
    .leftJoin('standings as mentor', 'mentor.account_id', 'hour.mentor_id')
    .leftJoin('standings as reader', (join) => join.on('reader.account_id', '=', member.id))
    .selectAll('hour')
    .select(['own.id as seat_id', 'own.state as seat_state', 'own.question', 'own.taken_at', 'own.joined_at'])
    .select('own.ended_by as seat_ended_by')
    .select([
      'mentor.zone as standing_zone',
      'reader.zone as own_zone',
      'mentors.state as page_state',
      sql<string | null>`mentors.hours ->> 'zone'`.as('hours_zone'),
      sql<boolean>`coalesce(mentors.said ->> 'whoMayAsk' = 'marked', false)`.as('is_for_marked'),
      sql<boolean>`${isVerified(sql<string>`${member.id}`)}`.as('is_marked'),
      sql<boolean>`not ${isNotApart(member, sql<string>`coalesce(hour.mentor_id, '')`)}`.as('is_apart'),
      sql<Date>`clock_timestamp()`.as('now'),
      seatCounts.taken.as('taken'),
      seatCounts.offered.as('offered'),
      seatCounts.waiting.as('waiting'),
      sql<number>`(
        select count(*)::int from office_hour_seats as earlier
        where earlier.office_hour_id = hour.id and earlier.state = 'waiting'
          and (earlier.joined_at, earlier.id) <= (own.joined_at, own.id)
      )`.as('position'),
      sql<Date | null>`(
        select due_at from clocks where kind = 'seat_offer' and subject_id = own.id and ended_at is null
      )`.as('offer_due_at'),
    ])
    .where('hour.id', '=', id)
    .where(isOfficeHourSeenBy(member))
    .executeTakeFirst();
}

export type FoundOfficeHour = NonNullable<Awaited<ReturnType<typeof findOfficeHour>>>;

/** Those with a seat, an offer or a position, in this order. */
export function findAttendees(db: Db, id: string) {
  return db
    .selectFrom('office_hour_seats')
    .select(['id', 'mentee_id', 'state', 'question', 'came'])
    .where('office_hour_id', '=', id)
    .where('state', 'in', ['taken', 'offered', 'waiting'])
    .orderBy(sql`array_position(array['taken', 'offered', 'waiting'], state)`)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
}

export type FoundAttendee = Awaited<ReturnType<typeof findAttendees>>[number];
