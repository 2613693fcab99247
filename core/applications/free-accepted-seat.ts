import type { ReceivedBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOffer } from './find-offer.ts';
import { showReceived } from './show-received.ts';
import { endApplication } from './steps/end-application.ts';
import { holdReceived } from './steps/hold-received.ts';

/**
 * Frees the seat of an applicant who has accepted and has not joined in the days after the start. The applicant may
 * withdraw at any time.
 * @throws Refusal `application_unknown`; `application_over`; `application_moved` before those days are over; `conflict`
 */
export async function freeAcceptedSeat(
  core: Core,
  member: Member,
  { applicationId, version }: { applicationId: string; version: number },
): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    if (one.ending === 'seat_freed') return;
    if (one.ended_at) throw new Refusal('application_over');
    const offer = await findOffer(tx, one.id);
    if (one.stage !== 'accepted' || !offer?.is_late) throw new Refusal('application_moved');
    if (one.version !== version) throw new Refusal('conflict');
    await endApplication(tx, one, { stage: 'ended', ending: 'seat_freed' }, member.id);
  });
  return showReceived(core, member, applicationId);
}
