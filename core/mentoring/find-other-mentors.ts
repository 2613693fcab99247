import { type RawBuilder, sql } from 'kysely';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { namesShown } from '../people/names-shown.ts';
import { isPersonSeenBy } from '../people/policy.ts';
import { isVerified } from '../verifications/verified-kinds.ts';

const most = 3;

type Wanted = {
  topic: string;
  /** The mentor who was asked, and what their page says; null once it is gone. */
  mentorId: string | null;
  said: unknown;
  /** A condition on the rows of `mentors`. */
  where: RawBuilder<boolean>;
};

/**
 * Mentors with the same topic and a common language whom the member may ask instead of the one who was asked. Those with the
 * earliest slot come first.
 */
export async function findOtherMentors(db: Db, member: Member, { topic, mentorId, said, where }: Wanted) {
  const languages = (said as MentorSaid | null)?.languages ?? null;
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
    .where('mentors.account_id', 'not in', [member.id, mentorId ?? ''])
    .where(where)
    .where(sql<boolean>`mentors.said -> 'topics' ? ${topic}`)
    .$if(languages !== null, (query) =>
      query.where(sql<boolean>`mentors.said -> 'languages' ?| ${languages}::text[]`),
    )
    .where(sql<boolean>`(mentors.said ->> 'whoMayAsk' = 'all' or ${isVerified(sql<string>`${member.id}`)})`)
    .where(isPersonSeenBy(member))
    .orderBy('mentors.ordinal', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ handle, name, topics, next_at: next }) => ({
    handle,
    name,
    topics,
    next: isoDateOrEmpty(next),
  }));
}
