import { sql } from 'kysely';
import type { MentorRecordBody } from '#contract/mentoring/times-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isPageReadBy } from '../mentors/is-page-read-by.ts';
import { namesShown } from '../people/names-shown.ts';
import { mentorFigures } from './mentor-figures.ts';

const mostThanks = 20;

/**
 * The figures of a mentor whom the member may see, and the thanks on their page.
 * @throws Refusal `mentoring_mentor_unknown`
 */
export async function getMentorRecord(
  { db }: Core,
  member: Member,
  mentorId: string,
): Promise<MentorRecordBody> {
  const seen = await db
    .selectFrom('mentors')
    .innerJoin('people', 'people.account_id', 'mentors.account_id')
    .select('mentors.account_id')
    .where('mentors.account_id', '=', mentorId)
    .where(isPageReadBy(member))
    .executeTakeFirst();
  if (!seen) throw new Refusal('mentoring_mentor_unknown');
  const [figures, thanks] = await Promise.all([
    mentorFigures(db, [mentorId]),
    findThanks(db, member, mentorId),
  ]);
  return { ...(figures.get(mentorId) ?? { answers: null, sessions: null }), thanks };
}

/** With the name of a writer whose profile this member sees. */
async function findThanks(
  db: Core['db'],
  member: Member,
  mentorId: string,
): Promise<MentorRecordBody['thanks']> {
  const rows = await db
    .selectFrom('mentoring_thanks')
    .leftJoin(namesShown(db, member).as('named'), 'named.id', 'mentoring_thanks.mentee_id')
    .leftJoin('people', 'people.account_id', 'mentoring_thanks.mentee_id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'mentoring_thanks.mentee_id').on('handles.is_current', '=', true),
    )
    .select(['mentoring_thanks.text', 'named.name', 'handles.handle'])
    .select(sql<boolean>`coalesce(people.listed, false)`.as('is_listed'))
    .where('mentoring_thanks.mentor_id', '=', mentorId)
    .where('mentoring_thanks.state', '=', 'shown')
    .orderBy('mentoring_thanks.thanked_at', 'desc')
    .limit(mostThanks)
    .execute();
  return rows.map(({ text, name, handle, is_listed: isListed }) => ({
    text,
    name: isListed ? (name ?? '') : '',
    handle: isListed ? (handle ?? '') : '',
  }));
}
