import { sql } from 'kysely';
import { rosterTimes } from '#contract/rosters/limits.ts';
import type { WaitingNamesBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { namesShown } from '../people/names-shown.ts';
import { findRosterSeat } from './find-roster-seat.ts';
import { mayAnswer } from './may-answer.ts';

/** A year of waiting names of the largest institution would be fewer. */
const most = 500;
const dayMs = 86_400_000;

/**
 * Members whose name is unlike the roster's, those who wait longest first. Of each staff read both names and nothing else.
 * @throws Refusal the refusals of `findRosterSeat`
 */
export async function listNames(
  { db }: Core,
  { id: readerId }: Member,
  slug: string,
): Promise<WaitingNamesBody> {
  const seat = await findRosterSeat(db, readerId, slug);
  const rows = await db
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
    .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
    .innerJoin(namesShown(db, 'themself').as('named'), 'named.id', 'membership.account_id')
    .select(['row.id', 'row.name', 'row.number', 'cohorts.name as cohort', 'named.name as account_name'])
    .select('membership.begun_at')
    .select(
      sql<boolean>`coalesce((select due_at <= now() from clocks where kind = 'roster_name'
        and subject_id = membership.id order by began_at desc limit 1), false)`.as('is_late'),
    )
    .where('membership.organisation_id', '=', seat.id)
    .where('membership.state', '=', 'waiting')
    .where(mayAnswer(readerId))
    .orderBy('membership.begun_at')
    .orderBy('membership.id')
    .limit(most)
    .execute();
  return {
    organisation: { slug: seat.slug, name: seat.name },
    names: rows.map((row) => ({
      $id: row.id,
      name: row.name,
      number: row.number,
      cohort: row.cohort,
      accountName: row.account_name,
      since: isoDate(row.begun_at),
      isLate: row.is_late,
      until: isoDate(new Date(row.begun_at.getTime() + rosterTimes.nameDays * dayMs)),
    })),
  };
}
