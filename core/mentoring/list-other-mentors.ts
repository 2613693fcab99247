import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { namesShown } from '../people/names-shown.ts';
import { isPersonSeenBy } from '../people/policy.ts';

const most = 3;
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
  const rows = await db
    .selectFrom('mentors')
    .innerJoin('people', 'people.account_id', 'mentors.account_id')
    .innerJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'mentors.account_id').on('handles.is_current', '=', true),
    )
    .innerJoin(namesShown(db, member).as('named'), 'named.id', 'mentors.account_id')
    .select(['handles.handle', 'named.name', 'mentors.next_at'])
    .select(sql<string[]>`array(select jsonb_array_elements_text(mentors.said -> 'topics'))`.as('topics'))
    .where('mentors.listed', '=', true)
    .where('mentors.account_id', 'not in', [member.id, one.mentor_id ?? ''])
    .where('mentors.next_closes_at', '>', sql<Date>`now()`)
    .where('mentors.next_at', '<', sql<Date>`now() + make_interval(days => ${withinDays})`)
    .where(sql<boolean>`mentors.said -> 'topics' ? ${one.topic}`)
    .where(
      sql<boolean>`(${JSON.stringify(one.said ?? {})}::jsonb -> 'languages' is null or mentors.said -> 'languages' ?| array(
        select jsonb_array_elements_text(${JSON.stringify(one.said ?? {})}::jsonb -> 'languages')
      ))`,
    )
    .where(isPersonSeenBy(member))
    .orderBy('mentors.ordinal', 'desc')
    .limit(most)
    .execute();
  return {
    mentors: rows.map(({ handle, name, topics, next_at: next }) => ({
      handle,
      name,
      topics,
      next: next ? isoDate(next) : '',
    })),
  };
}
