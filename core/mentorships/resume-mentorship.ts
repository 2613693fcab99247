import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { mayResume } from '#rules/mentorships/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMentorship } from './get-mentorship.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';
import { resume } from './steps/resume.ts';

/**
 * Resumes a paused mentorship before its day: its end moves by the time that it was paused. A second press changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`
 */
export async function resumeMentorship(
  core: Core,
  member: Member,
  mentorshipId: string,
): Promise<MentorshipBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, facts } = await holdOwnMentorship(tx, member, mentorshipId);
    if (one.state === 'running' && one.has_paused) return;
    if (!mayResume(facts)) throw new Refusal('mentorship_moved');
    await resume(tx, one, member.id);
  });
  return getMentorship(core, member, mentorshipId);
}
