import type { ReceivedBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showReceived } from './show-received.ts';
import { holdReceived } from './steps/hold-received.ts';
import { takeDeclineBack } from './steps/take-decline-back.ts';

/**
 * Takes back a pending decline.
 * @throws Refusal `application_unknown`; `application_over` when the applicant has been notified
 */
export async function undoDecline(core: Core, member: Member, applicationId: string): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    await takeDeclineBack(tx, member, one);
  });
  return showReceived(core, member, applicationId);
}
