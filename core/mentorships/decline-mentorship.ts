import type { MentorshipDecline } from '#contract/mentorships/limits.ts';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { mayAnswer } from '#rules/mentorships/states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { getMentorship } from './get-mentorship.ts';
import { endMentorship } from './steps/end-mentorship.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';

type Said = { mentorshipId: string; reason: MentorshipDecline; words: string };

/**
 * Declines a proposed mentorship with a reason. A second decline changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`, `mentorship_late`
 */
export async function declineMentorship(core: Core, member: Member, said: Said): Promise<MentorshipBody> {
  const { mentorshipId, reason, words } = said;
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnMentorship(tx, member, mentorshipId);
    if (one.state === 'declined' && one.ended_by === side) return;
    if (one.state === 'lapsed') throw new Refusal('mentorship_late');
    if (!mayAnswer(facts, side)) throw new Refusal('mentorship_moved');
    if (!(await meetDeadline(tx, 'mentorship_answer', one.id))) throw new Refusal('mentorship_late');
    await endMentorship(tx, one, { state: 'declined', by: side, accountId: member.id, reason, words });
    if (side === 'mentor') await noteActivity(tx, member.id);
  });
  return getMentorship(core, member, mentorshipId);
}
