import { sql } from 'kysely';
import type { YoungProgress } from '#contract/young-mentees/calls.ts';
import type { YoungKind, YoungRequestState } from '#contract/young-mentees/limits.ts';
import { storedSkill } from '#rules/lists/skills/find.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { listedMentors } from '../mentors/list-mentors.ts';
import { findPage } from '../search/find-page.ts';
import { readTyped } from '../search/read-typed.ts';
import { findYoungMentorRows, mayBeAskedBy } from './find-young-mentors.ts';
import { findRequests } from './get-young-request.ts';
import { hasLiveYes, hasYes } from './is-pair-open.ts';
import { requireYoung } from './require-open.ts';

const pageSize = 20;
const mostRequests = 50;

type Wanted = { search?: string; topic?: string; language?: string; handle?: string; after?: string };

/**
 * A page of the mentors whom a member under 18 may ask, found by the search of all mentors, and the own requests.
 * @throws Refusal `young_adult`; the refusals by age
 */
export async function listYoungMentors(core: Core, member: Member, wanted: Wanted) {
  const { db } = core;
  await requireYoung(db, member.standing);
  const yes = await db
    .selectNoFrom([hasYes(member.id).as('is'), hasLiveYes(member.id).as('is_live')])
    .executeTakeFirstOrThrow();
  const { ids, next, total } = await find(core, member, wanted);
  const rows = await findYoungMentorRows(db, member, ids);
  const requests = await findRequests(core)
    .leftJoin('written_reviews as review', 'review.id', 'one.review_id')
    .leftJoin('mentoring_sessions as session', 'session.id', 'one.session_id')
    .leftJoin('mentorships as going', (join) =>
      join.onRef('going.id', '=', 'one.mentorship_id').on('one.kind', '=', 'plan'),
    )
    .select(({ fn }) => fn.coalesce('review.state', 'session.state', 'going.state').as('progress'))
    .where('one.mentee_id', '=', member.id)
    .orderBy('one.asked_at', 'desc')
    .limit(mostRequests)
    .execute();
  return {
    hasYes: yes.is,
    hasLive: yes.is && yes.is_live,
    mentors: ids.flatMap((id) => rows.get(id) ?? []),
    total,
    next,
    requests: requests.map((one) => ({
      id: one.id,
      state: one.state as YoungRequestState,
      kind: one.kind as YoungKind,
      mentorName: one.mentor_name ?? '',
      topic: one.topic,
      askedAt: isoDate(one.asked_at),
      progress: (one.progress ?? '') as YoungProgress,
    })),
  };
}

async function find(core: Core, member: Member, wanted: Wanted) {
  const { search = '', topic: typedTopic = '', language = '', handle = '', after = '' } = wanted;
  const [typed, topic] = await readTyped(core, [search, storedSkill(typedTopic)]);
  const isNamed = sql`exists (
    select from handles where handles.account_id = mentors.account_id and is_current and handle = ${handle}
  )`;
  const mayFind = sql<boolean>`(${mayBeAskedBy(member)} and (${handle} = '' or ${isNamed}))`;
  return findPage(
    core,
    { ...listedMentors, mayFind },
    {
      words: typed?.words ?? [],
      tags: [
        ...(language ? [`language:${language}`] : []),
        ...(topic?.letters ? [`topic:${topic.letters}`] : []),
      ],
    },
    { size: pageSize, after },
  );
}
