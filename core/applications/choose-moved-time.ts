import type { ReceivedBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { showReceived } from './show-received.ts';
import { holdReceived } from './steps/hold-received.ts';
import { setTime } from './steps/set-time.ts';

/**
 * Takes one of the times to which the applicant would move the interview.
 * @throws Refusal `application_unknown`; `application_over`; each of `setTime`
 */
export async function chooseMovedTime(
  core: Core,
  member: Member,
  { applicationId, time }: { applicationId: string; time: string },
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    if (one.decline_at) throw new Refusal('application_moved');
    await setTime(tx, one, { time, accountId: member.id, proposedBy: 'applicant' });
  });
  return showReceived(core, member, applicationId);
}
