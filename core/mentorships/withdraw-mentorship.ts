import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { mayWithdraw } from '#rules/mentorships/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMentorship } from './get-mentorship.ts';
import { endMentorship } from './steps/end-mentorship.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';

/**
 * Takes a plan back that waits for the other side. A second withdrawal changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`
 */
export async function withdrawMentorship(
  core: Core,
  member: Member,
  mentorshipId: string,
): Promise<MentorshipBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnMentorship(tx, member, mentorshipId);
    if (one.state === 'withdrawn' && one.ended_by === side) return;
    if (!mayWithdraw(facts, side)) throw new Refusal('mentorship_moved');
    await endMentorship(tx, one, { state: 'withdrawn', by: side, accountId: member.id });
  });
  return getMentorship(core, member, mentorshipId);
}
