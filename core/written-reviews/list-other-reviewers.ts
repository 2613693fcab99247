import { sql } from 'kysely';
import { fruitlessStates, openStates } from '#rules/written-reviews/review-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOtherMentors } from '../mentoring/find-other-mentors.ts';

/**
 * After a decline or a silence: mentors with the topic and a language in common with the mentor who was asked, who review such works
 * and have a free review.
 * @throws Refusal `written_review_unknown`
 */
export async function listOtherReviewers({ db }: Core, member: Member, reviewId: string) {
  const one = await db
    .selectFrom('written_reviews as review')
    .leftJoin('mentors', 'mentors.account_id', 'review.mentor_id')
    .select(['review.mentor_id', 'review.topic', 'review.work', 'review.state', 'mentors.said'])
    .where('review.id', '=', reviewId)
    .where('review.mentee_id', '=', member.id)
    .executeTakeFirst();
  if (!one) throw new Refusal('written_review_unknown');
  if (!fruitlessStates.some((state) => state === one.state)) return { mentors: [] };
  const { topic, said, mentor_id: mentorId } = one;
  const where = sql<boolean>`(
    mentors.said -> 'review' -> 'of' ? ${one.work} and (
      select count(*) from written_reviews as taken
      where taken.mentor_id = mentors.account_id and taken.state = any(${[...openStates]}::text[])
    ) < (mentors.said -> 'review' ->> 'open')::int
  )`;
  return { mentors: await findOtherMentors(db, member, { topic, mentorId, said, where }) };
}
