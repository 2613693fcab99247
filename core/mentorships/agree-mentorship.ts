import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { mayAnswer } from '#rules/mentorships/states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { getMentorship } from './get-mentorship.ts';
import { youngOf } from './row.ts';
import { begin } from './steps/begin.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';
import { requireBothThere } from './steps/require-both-there.ts';
import { requirePosition } from './steps/require-position.ts';

/**
 * Agrees to the version of the plan that the member has read: the mentorship begins. A second yes changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`, `mentorship_late`, `mentoring_not_available`; `conflict` where
 * another version stands; each of `requirePosition`
 */
export async function agreeMentorship(
  core: Core,
  member: Member,
  { mentorshipId, version }: { mentorshipId: string; version: number },
): Promise<MentorshipBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, plan, side, facts, otherId } = await holdOwnMentorship(tx, member, mentorshipId);
    if (one.state === 'running' && one.version === version && one.proposed_by !== side) return;
    if (one.state === 'lapsed') throw new Refusal('mentorship_late');
    if (one.state === 'proposed' && one.version !== version) throw new Refusal('conflict');
    if (!mayAnswer(facts, side)) throw new Refusal('mentorship_moved');
    if (otherId === null || one.mentor_id === null) throw new Refusal('mentoring_not_available');
    await requireBothThere(tx, { memberId: member.id, otherId, ...youngOf(one) });
    await requirePosition(tx, one.mentor_id, { isNew: false });
    if (!(await meetDeadline(tx, 'mentorship_answer', one.id))) throw new Refusal('mentorship_late');
    await begin(tx, one, { plan, accountId: member.id });
    await noteActivity(tx, one.mentor_id);
  });
  return getMentorship(core, member, mentorshipId);
}
