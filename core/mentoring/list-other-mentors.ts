import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOtherMentors } from './find-other-mentors.ts';

const withinDays = 7;

/**
 * After a decline or a silence: mentors with the topic, a language in common with the mentor who was asked, and a slot within
 * 7 days.
 * @throws Refusal `mentoring_unknown`
 */
export async function listOtherMentors({ db }: Core, member: Member, sessionId: string) {
  const one = await db
    .selectFrom('mentoring_sessions')
    .leftJoin('mentors', 'mentors.account_id', 'mentoring_sessions.mentor_id')
    .select(['mentor_id', 'topic', 'mentoring_sessions.state', 'mentors.said'])
    .where('mentoring_sessions.id', '=', sessionId)
    .where('mentee_id', '=', member.id)
    .executeTakeFirst();
  if (!one) throw new Refusal('mentoring_unknown');
  if (!['declined', 'lapsed', 'released'].includes(one.state)) return { mentors: [] };
  const { topic, said, mentor_id: mentorId } = one;
  const where = sql<boolean>`(
    mentors.next_closes_at > now() and mentors.next_at < now() + make_interval(days => ${withinDays})
  )`;
  return { mentors: await findOtherMentors(db, member, { topic, mentorId, said, where }) };
}
