import type { ApplicationBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayWithdraw } from './policy.ts';
import { showSent } from './show-sent.ts';
import { endApplication } from './steps/end-application.ts';
import { holdSent } from './steps/hold-sent.ts';

/**
 * Withdraws an application at any open stage. Owners can no longer read it.
 * @throws Refusal `application_unknown`; `application_over` when it has ended otherwise
 */
export async function withdrawApplication(
  core: Core,
  member: Member,
  applicationId: string,
): Promise<ApplicationBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdSent(tx, member, applicationId);
    if (one.stage === 'withdrawn') return;
    if (!mayWithdraw(one)) throw new Refusal('application_over');
    await endApplication(tx, one, { stage: 'withdrawn' }, member.id);
  });
  return showSent(core, member, applicationId);
}
