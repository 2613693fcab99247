import { isDeepStrictEqual } from 'node:util';
import type { MentorshipBody, MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { mayAnswer, mayWithdraw } from '#rules/mentorships/states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMentorship } from './get-mentorship.ts';
import { subjectOf } from './row.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';
import { requireBothThere } from './steps/require-both-there.ts';
import { requirePosition } from './steps/require-position.ts';
import { writePlan } from './steps/write-plan.ts';

type Countered = { mentorshipId: string; version: number; plan: MentorshipPlan };

/**
 * Answers a proposed plan with another one, which the first side answers within five days. The same plan again changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`, `mentorship_late`, `mentoring_not_available`, `mentorship_young_counter`; `conflict` where
 * another version stands; each of `requirePosition`
 */
export async function counterMentorship(
  core: Core,
  member: Member,
  { mentorshipId, version, plan }: Countered,
): Promise<MentorshipBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdOwnMentorship(tx, member, mentorshipId);
    const { one, side, facts, otherId } = held;
    const isSent = one.version === version + 1 && isDeepStrictEqual(held.plan, plan);
    if (mayWithdraw(facts, side) && isSent) return;
    if (one.state === 'lapsed') throw new Refusal('mentorship_late');
    if (one.state === 'proposed' && one.version !== version) throw new Refusal('conflict');
    if (!mayAnswer(facts, side)) throw new Refusal('mentorship_moved');
    // The guardian has read this plan, and no other.
    if (one.is_young) throw new Refusal('mentorship_young_counter');
    if (otherId === null || one.mentor_id === null) throw new Refusal('mentoring_not_available');
    await requireBothThere(tx, { memberId: member.id, otherId });
    await requirePosition(tx, one.mentor_id, { isNew: false });
    if (!(await meetDeadline(tx, 'mentorship_answer', one.id))) throw new Refusal('mentorship_late');
    const changed = await tx
      .updateTable('mentorships')
      .set({ version: version + 1, proposed_by: side })
      .where('id', '=', one.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writePlan(tx, changed, { plan, by: side });
    await record(tx, { name: 'mentorships.countered', accountId: member.id, subject: subjectOf(one) });
  });
  return getMentorship(core, member, mentorshipId);
}
