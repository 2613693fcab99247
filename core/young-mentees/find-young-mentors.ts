import { type RawBuilder, sql } from 'kysely';
import type { YoungMentorRowBody } from '#contract/young-mentees/calls.ts';
import type { Db } from '#db/connect.ts';
import { liveLimits } from '#rules/mentoring/live-hours.ts';
import { openStates } from '#rules/written-reviews/review-states.ts';
import { guest, type Member } from '../ground/actor.ts';
import { saidOf } from '../mentors/row.ts';
import { namesShown } from '../people/names-shown.ts';
import { hasSignedForLive, isOpenToYoung } from './is-pair-open.ts';

/** In a statement over `mentors`: those whom this member under 18 may ask for a written review or session. They have no mark. */
export function mayBeAskedBy({ id }: Pick<Member, 'id'>): RawBuilder<boolean> {
  return sql<boolean>`(
    mentors.listed and mentors.said ->> 'whoMayAsk' <> 'marked'
    and 'object' in (jsonb_typeof(mentors.said -> 'review'), jsonb_typeof(mentors.said -> 'session'))
    and ${isOpenToYoung(sql.ref('mentors.account_id'))}
    and not exists (
      select from blocks where (blocker_id, blocked_id) in ((mentors.account_id, ${id}), (${id}, mentors.account_id))
    )
  )`;
}

/** In the same: the reviews of a mentor that wait for an answer. */
export const taken = sql<number>`(select count(*)::int from written_reviews
  where mentor_id = mentors.account_id and state = any(${[...openStates]}::text[]))`;

/** In the same: the request of this member that waits, with the guardian or with the mentor. Null without one. */
export const waitingOf = ({ id }: Pick<Member, 'id'>) => sql<string | null>`(
  select one.id from young_requests as one
  left join written_reviews as review on review.id = one.review_id
  left join mentoring_sessions as session on session.id = one.session_id
  where one.mentee_id = ${id} and one.mentor_id = mentors.account_id
    and (one.state in ('with_guardian', 'agreed') or 'asked' in (review.state, session.state))
  order by one.asked_at desc limit 1
)`;

/** These mentors as this member under 18 reads them, by account id. */
export async function findYoungMentorRows(
  db: Db,
  member: Pick<Member, 'id'>,
  ids: readonly string[],
): Promise<Map<string, YoungMentorRowBody>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('mentors')
    .innerJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'mentors.account_id').on('handles.is_current', '=', true),
    )
    .innerJoin(namesShown(db, guest).as('named'), 'named.id', 'mentors.account_id')
    .select(['mentors.account_id as id', 'handles.handle', 'named.name', 'mentors.said'])
    .select([taken.as('taken'), waitingOf(member).as('waiting_id')])
    .select(hasSignedForLive(sql.ref('mentors.account_id')).as('has_signed'))
    .where('mentors.account_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(
      ({
        id,
        handle,
        name,
        said,
        taken: open,
        waiting_id: waitingId,
        has_signed: hasSigned,
      }): [string, YoungMentorRowBody] => {
        const { topics, languages, helpWith, bring, review, session } = saidOf(said);
        return [
          id,
          {
            id,
            handle,
            name,
            topics,
            languages,
            helpWith,
            bring,
            of: review?.of ?? [],
            answerDays: review?.answerDays ?? 0,
            free: Math.max((review?.open ?? 0) - open, 0),
            sessionMinutes: session?.minutes ?? 0,
            isLive: hasSigned && session !== null && session.minutes <= liveLimits.minutes,
            waitingId: waitingId ?? '',
          },
        ];
      },
    ),
  );
}
