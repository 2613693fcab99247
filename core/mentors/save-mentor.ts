import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { OwnMentorBody } from '#contract/mentors/calls.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { now } from '#db/now.ts';
import { skillOf } from '#rules/lists/skills/find.ts';
import { askTextReview, endTextReview } from '../administration/steps/ask-text-review.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findGrounds } from './find-lacks.ts';
import { mayEdit } from './policy.ts';
import type { MentorRow } from './row.ts';
import { findingsIn } from './screened.ts';
import { showOwn } from './show-own.ts';
import { holdMentor } from './steps/hold-mentor.ts';
import { settleMentor } from './steps/settle-mentor.ts';
import { reviewsOfMentors } from './text-reviews.ts';

type Said = MentorSaid & { version: number; promises: boolean };

/**
 * Writes the member's page. Others never read a text that screening holds: a page that was open keeps the text before, and
 * a new one is screened when it opens.
 * @throws Refusal `mentor_lacks_mark`, `mentor_promise_missing`, `mentor_topic_unknown`, `mentor_removed`, `conflict`
 */
export async function saveMentor(core: Core, member: Member, said: Said): Promise<OwnMentorBody> {
  const { version, promises, ...texts } = said;
  const written: MentorSaid = {
    ...texts,
    topics: topicsOf(said.topics),
    languages: [...new Set(said.languages)],
  };
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const row = await holdMentor(tx, member.id);
    if (row) await edit(tx, row, version, written);
    else await begin(tx, member.id, version, promises, written);
    return showOwn(tx, member.id);
  });
}

/** @throws Refusal `mentor_topic_unknown`, with the topic */
function topicsOf(typed: readonly string[]): string[] {
  const topics = typed.map((topic) => {
    const skill = skillOf(topic);
    if (!skill) throw new Refusal('mentor_topic_unknown', { param: 'topics', reason: topic });
    return skill.name;
  });
  return [...new Set(topics)];
}

async function begin(
  tx: Tx,
  mentorId: string,
  version: number,
  promises: boolean,
  said: MentorSaid,
): Promise<void> {
  if (version !== 0) throw new Refusal('conflict');
  if (!(await findGrounds(tx, mentorId)).hasMark) throw new Refusal('mentor_lacks_mark');
  if (!promises) throw new Refusal('mentor_promise_missing', { param: 'promises' });
  await tx
    .insertInto('mentors')
    .values({ account_id: mentorId, said: JSON.stringify(said), promised_at: now })
    .execute();
  await settleMentor(tx, { account_id: mentorId, state: 'draft' });
  await record(tx, { name: 'mentors.changed', accountId: mentorId, subject: { mentorId } });
}

async function edit(tx: Tx, row: MentorRow, version: number, said: MentorSaid): Promise<void> {
  if (!mayEdit(row)) throw new Refusal('mentor_removed');
  if (isDeepStrictEqual(row.proposed ?? row.said, said)) return;
  if (row.version !== version) throw new Refusal('conflict');
  const mentorId = row.account_id;
  const findings = row.opened_at ? findingsIn(said, row.said) : [];
  const isHeld = findings.length > 0;
  await tx
    .updateTable('mentors')
    .set({ version: version + 1, updated_at: now })
    .set(isHeld ? { proposed: JSON.stringify(said) } : { said: JSON.stringify(said), proposed: nothing })
    .where('account_id', '=', mentorId)
    .execute();
  if (isHeld) await askTextReview(tx, reviewsOfMentors, mentorId, { findings, opens: false });
  else await endTextReview(tx, reviewsOfMentors, mentorId);
  await settleMentor(tx, row);
  await record(tx, { name: 'mentors.changed', accountId: mentorId, subject: { mentorId } });
}

const nothing = sql<string>`null`;
