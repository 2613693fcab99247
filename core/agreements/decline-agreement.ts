import type { AgreementBody } from '#contract/agreements/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isNegotiated, isOver, mayDecline } from './policy.ts';
import { showAgreement } from './show-agreement.ts';
import { endNegotiation } from './steps/end-negotiation.ts';
import { holdNegotiation } from './steps/hold-negotiation.ts';
import { requireInTime } from './steps/require-in-time.ts';

/**
 * Declines a proposed text, on either side. The negotiation ends; the text in force stays in force.
 * @throws Refusal `agreement_unknown`, `agreement_over`, `agreement_moved`
 */
export async function declineAgreement(core: Core, member: Member, id: string): Promise<AgreementBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdNegotiation(tx, member, id);
    if (held.stage === 'declined' || (!isNegotiated(held) && held.lastEnd === 'declined')) return;
    if (isOver(held)) throw new Refusal('agreement_over');
    if (!mayDecline(held)) throw new Refusal('agreement_moved');
    await requireInTime(tx, held);
    await endNegotiation(tx, held, { stage: 'declined', party: held.side, accountId: member.id });
  });
  return showAgreement(core, member, id);
}
