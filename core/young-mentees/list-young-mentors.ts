import { sql } from 'kysely';
import type { YoungMentorRowBody } from '#contract/young-mentees/calls.ts';
import type { YoungRequestState } from '#contract/young-mentees/limits.ts';
import { openStates } from '#rules/written-reviews/review-states.ts';
import { guest, type Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { saidOf } from '../mentors/row.ts';
import { namesShown } from '../people/names-shown.ts';
import { findRequests } from './get-young-request.ts';
import { hasYes, isOpenToYoung } from './is-pair-open.ts';
import { requireYoung } from './require-open.ts';

const most = 50;
type Wanted = { topic: string; handle: string };

/**
 * The mentors whom a member under 18 may ask, and the own requests.
 * @throws Refusal `young_adult`; the refusals by age
 */
export async function listYoungMentors({ db }: Core, member: Member, { topic, handle }: Wanted) {
  await requireYoung(db, member.standing);
  const yes = await db.selectNoFrom(hasYes(member.id).as('is')).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('mentors')
    .innerJoin('young_mentors', 'young_mentors.account_id', 'mentors.account_id')
    .innerJoin('handles', 'handles.account_id', 'mentors.account_id')
    .innerJoin(namesShown(db, guest).as('named'), 'named.id', 'mentors.account_id')
    .select(['mentors.account_id as id', 'handles.handle', 'named.name', 'mentors.said'])
    .select(
      sql<number>`(select count(*)::int from written_reviews
        where mentor_id = mentors.account_id and state = any(${[...openStates]}::text[]))`.as('taken'),
    )
    .where('handles.is_current', '=', true)
    .where('mentors.state', '=', 'open')
    // Members under 18 have no mark.
    .where(sql<boolean>`mentors.said ->> 'whoMayAsk' <> 'marked'`)
    .where(sql<boolean>`mentors.said -> 'review' is not null and mentors.said ->> 'review' is not null`)
    .where(isOpenToYoung(sql.ref('mentors.account_id')))
    .where(
      sql<boolean>`not exists (select from blocks where (blocker_id, blocked_id) in (
        (mentors.account_id, ${member.id}), (${member.id}, mentors.account_id)))`,
    )
    .$if(handle !== '', (query) => query.where('handles.handle', '=', handle))
    .$if(topic !== '', (query) =>
      query.where(sql<boolean>`exists (select from jsonb_array_elements_text(mentors.said -> 'topics') as one
        where lower(one) like '%' || replace(replace(lower(${topic}), '%', ''), '_', '') || '%')`),
    )
    .orderBy('young_mentors.decided_at')
    .orderBy('mentors.account_id')
    .limit(most)
    .execute();
  const requests = await findRequests({ db })
    .where('one.mentee_id', '=', member.id)
    .orderBy('one.asked_at', 'desc')
    .limit(most)
    .execute();
  return {
    hasYes: yes.is,
    mentors: rows.map(({ id, handle: own, name, said: stored, taken }): YoungMentorRowBody => {
      const { topics, languages, helpWith, bring, review } = saidOf(stored);
      const free = Math.max((review?.open ?? 0) - taken, 0);
      return {
        id,
        handle: own,
        name,
        topics,
        languages,
        helpWith,
        bring,
        of: review?.of ?? [],
        answerDays: review?.answerDays ?? 0,
        free,
      };
    }),
    requests: requests.map((one) => ({
      id: one.id,
      state: one.state as YoungRequestState,
      mentorName: one.mentor_name ?? '',
      topic: one.topic,
      askedAt: isoDate(one.asked_at),
    })),
  };
}
