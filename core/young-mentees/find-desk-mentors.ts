import { sql } from 'kysely';
import type { YoungMentorState } from '#contract/young-mentees/limits.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { namesShown } from '../people/names-shown.ts';

/** Mentors who asked to be open to members under 18, as the desk reads them. */
export function findDeskMentors(db: Db) {
  return db
    .selectFrom('young_mentors as one')
    .innerJoin(namesShown(db, 'desk').as('named'), 'named.id', 'one.account_id')
    .leftJoin('clocks', (join) =>
      join
        .onRef('clocks.subject_id', '=', 'one.account_id')
        .on('clocks.kind', '=', 'young_mentor_review')
        .on('clocks.ended_at', 'is', null),
    )
    .selectAll('one')
    .select(['named.name', 'clocks.due_at'])
    .select(sql<boolean>`coalesce(clocks.due_at <= now(), false)`.as('is_late'));
}

type Found = Awaited<ReturnType<ReturnType<typeof findDeskMentors>['execute']>>[number];

export const presentDeskMentor = (one: Found) => ({
  id: one.account_id,
  name: one.name,
  state: one.state as YoungMentorState,
  signedAt: isoDate(one.signed_at),
  dueAt: isoDateOrEmpty(one.due_at),
  isLate: one.is_late,
});
