import { sql } from 'kysely';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { YoungMentorRowBody } from '#contract/young-mentees/calls.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import { findYoungMentorRows, mayBeAskedBy, taken, waitingOf } from './find-young-mentors.ts';
import type { YoungRequestRow } from './row.ts';

const most = 3;

/**
 * Instead of the mentor who was asked: mentors open to members under 18 with the topic, a common language and sessions, or a
 * free review of such a work, with whom no question waits. Those with the earliest slot come first.
 */
export async function findOtherYoungMentors(
  db: Db,
  member: Member,
  { mentor_id: mentorId, kind, topic, work }: Pick<YoungRequestRow, 'mentor_id' | 'kind' | 'topic' | 'work'>,
): Promise<YoungMentorRowBody[]> {
  const asked = await db
    .selectFrom('mentors')
    .select('said')
    .where('account_id', '=', mentorId ?? '')
    .executeTakeFirst();
  const languages = (asked?.said as MentorSaid | undefined)?.languages ?? null;
  const found = await db
    .selectFrom('mentors')
    .select('account_id as id')
    .where(mayBeAskedBy(member))
    .where('account_id', '<>', mentorId ?? '')
    .where(waitingOf(member), 'is', null)
    .where(sql<boolean>`mentors.said -> 'topics' ? ${topic}`)
    .where(
      kind === 'session'
        ? sql<boolean>`jsonb_typeof(mentors.said -> 'session') = 'object'`
        : sql<boolean>`(mentors.said -> 'review' -> 'of' ? ${work}
            and ${taken} < (mentors.said -> 'review' ->> 'open')::int)`,
    )
    .$if(languages !== null, (query) =>
      query.where(sql<boolean>`mentors.said -> 'languages' ?| ${languages}::text[]`),
    )
    .orderBy('ordinal', 'desc')
    .limit(most)
    .execute();
  const ids = found.map(({ id }) => id);
  const rows = await findYoungMentorRows(db, member, ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}
