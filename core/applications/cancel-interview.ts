import type { ReceivedBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findInterview } from './find-interview.ts';
import { mayCancelInterview } from './policy.ts';
import { showReceived } from './show-received.ts';
import { callOffInterview } from './steps/call-off.ts';
import { holdReceived } from './steps/hold-received.ts';
import { settleDeadline } from './steps/settle-deadline.ts';

/**
 * Calls off an interview that has not been yet, or takes the proposed times back. The applicant is on the short list again.
 * @throws Refusal `application_unknown`; `application_over`; `application_moved` where there is none; `conflict`
 * when it is not the one that was read
 */
export async function cancelInterview(
  core: Core,
  member: Member,
  { applicationId, version }: { applicationId: string; version: number },
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    if (one.stage === 'shortlisted' && one.version === version + 1) return;
    if (!mayCancelInterview(one, await findInterview(tx, one.id))) throw new Refusal('application_moved');
    if (one.version !== version) throw new Refusal('conflict');
    await settleDeadline(tx, await callOffInterview(tx, one, member.id));
  });
  return showReceived(core, member, applicationId);
}
