import { sql } from 'kysely';
import type { OfficeHourRowBody } from '#contract/office-hours/shapes.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isPageReadBy } from '../mentors/is-page-read-by.ts';
import { namesShown } from '../people/names-shown.ts';
import { seatCounts } from './find-office-hour.ts';
import { presentRow } from './present.ts';
import { stateOfSeat } from './row.ts';

/**
 * The office hours ahead of a mentor whom the member may see, the earliest first.
 * @throws Refusal `mentoring_mentor_unknown`
 */
export async function listOfMentor(
  { db }: Core,
  member: Member,
  mentorId: string,
): Promise<{ officeHours: OfficeHourRowBody[] }> {
  const mentor = await db
    .selectFrom('mentors')
    .innerJoin('people', 'people.account_id', 'mentors.account_id')
    .innerJoin(namesShown(db, member).as('named'), 'named.id', 'mentors.account_id')
    .select('named.name')
    .where('mentors.account_id', '=', mentorId)
    .where(isPageReadBy(member))
    .executeTakeFirst();
  if (!mentor) throw new Refusal('mentoring_mentor_unknown');
  const rows = await db
    .selectFrom('office_hours as hour')
    .leftJoin('office_hour_seats as own', (join) =>
      join.onRef('own.office_hour_id', '=', 'hour.id').on('own.mentee_id', '=', member.id),
    )
    .selectAll('hour')
    .select([
      'own.state as seat_state',
      sql<Date>`clock_timestamp()`.as('now'),
      seatCounts.taken.as('taken'),
      seatCounts.offered.as('offered'),
      seatCounts.waiting.as('waiting'),
    ])
    .where('hour.mentor_id', '=', mentorId)
    .where('hour.state', '=', 'announced')
    .where('hour.starts_at', '>', sql<Date>`now()`)
    .orderBy('hour.starts_at')
    .limit(limits.ahead)
    .execute();
  return {
    officeHours: rows.map((row) =>
      presentRow(row, {
        side: mentorId === member.id ? 'mentor' : 'mentee',
        seat: row.seat_state === null ? '' : stateOfSeat({ state: row.seat_state }),
        mentorName: mentor.name,
        now: row.now,
      }),
    ),
  };
}
