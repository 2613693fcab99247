import type { OwnYoungMentorBody } from '#contract/young-mentees/mentor-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getOwnYoungMentor } from './get-own-young-mentor.ts';
import { releaseClosed } from './release-closed.ts';
import { endApproval } from './steps/end-approval.ts';

/**
 * Closes the mentor to members under 18, and ends everything ahead with them. A second end changes nothing, and none ends the
 * pause after a report.
 */
export async function endOwnYoungMentor(core: Core, member: Member): Promise<OwnYoungMentorBody> {
  await core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    await endApproval(tx, member.id, { how: 'own', accountId: member.id });
  });
  await releaseClosed(core, { mentorId: member.id });
  return getOwnYoungMentor(core.db, member.id);
}
