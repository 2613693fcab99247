import type { MentorshipEnd } from '#contract/mentorships/limits.ts';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { mayEnd } from '#rules/mentorships/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMentorship } from './get-mentorship.ts';
import { cancelSessions, endMentorship as end } from './steps/end-mentorship.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';

type Said = { mentorshipId: string; reason: MentorshipEnd; words: string };

/**
 * Ends a mentorship at once, with a reason; its sessions ahead are cancelled. A second end changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`
 */
export async function endMentorship(core: Core, member: Member, said: Said): Promise<MentorshipBody> {
  const { mentorshipId, reason, words } = said;
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnMentorship(tx, member, mentorshipId);
    if (one.state === 'ended' && one.ended_by === side) return;
    if (!mayEnd(facts)) throw new Refusal('mentorship_moved');
    await end(tx, one, { state: 'ended', by: side, accountId: member.id, reason, words });
    await cancelSessions(tx, one, { by: side, accountId: member.id });
  });
  return getMentorship(core, member, mentorshipId);
}
