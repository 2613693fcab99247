import type { AgreementBody } from '#contract/agreements/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isNegotiated, isOver } from './policy.ts';
import { showAgreement } from './show-agreement.ts';
import { endNegotiation } from './steps/end-negotiation.ts';
import { holdNegotiation } from './steps/hold-negotiation.ts';

/**
 * Takes back what the own side has begun, before both have signed: the agreement itself, or an amendment.
 * @throws Refusal `agreement_unknown`, `agreement_over`; `agreement_not_your_draft` for the other side; `agreement_moved`
 */
export async function withdrawAgreement(core: Core, member: Member, id: string): Promise<AgreementBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdNegotiation(tx, member, id);
    if (held.stage === 'withdrawn' || (!isNegotiated(held) && held.lastEnd === 'withdrawn')) return;
    if (isOver(held)) throw new Refusal('agreement_over');
    if (held.side !== held.proposer) throw new Refusal('agreement_not_your_draft');
    if (!isNegotiated(held)) throw new Refusal('agreement_moved');
    await endNegotiation(tx, held, { stage: 'withdrawn', party: held.side, accountId: member.id });
  });
  return showAgreement(core, member, id);
}
