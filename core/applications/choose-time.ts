import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { showSent } from './show-sent.ts';
import { holdSent } from './steps/hold-sent.ts';
import { setTime } from './steps/set-time.ts';

/**
 * Takes one of the times that the team has proposed for an interview.
 * @throws Refusal `application_unknown`; `application_over`; each of `setTime`
 */
export async function chooseTime(
  core: Core,
  member: Member,
  { applicationId, time }: { applicationId: string; time: string },
): Promise<ApplicationBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdSent(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    await setTime(tx, one, { time, accountId: member.id, proposedBy: 'owner' });
  });
  return showSent(core, member, applicationId);
}
