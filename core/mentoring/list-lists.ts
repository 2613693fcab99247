import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { namesShown } from '../people/names-shown.ts';

/** The mentors of whose next slots the member wants to be told. */
export async function listLists({ db }: Core, member: Member) {
  const rows = await db
    .selectFrom('mentoring_lists')
    .innerJoin(namesShown(db, member).as('named'), 'named.id', 'mentoring_lists.mentor_id')
    .leftJoin('people', 'people.account_id', 'mentoring_lists.mentor_id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'mentoring_lists.mentor_id').on('handles.is_current', '=', true),
    )
    .select([
      'mentoring_lists.mentor_id',
      'mentoring_lists.until',
      'named.name',
      'handles.handle',
      'people.listed',
    ])
    .where('mentoring_lists.mentee_id', '=', member.id)
    .where('mentoring_lists.until', '>', sql<Date>`now()`)
    .orderBy('mentoring_lists.joined_at')
    .execute();
  return {
    lists: rows.map((row) => ({
      mentorId: row.mentor_id,
      handle: row.listed ? (row.handle ?? '') : '',
      name: row.name,
      until: isoDate(row.until),
    })),
  };
}
