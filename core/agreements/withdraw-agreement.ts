import type { AgreementBody } from '#contract/agreement-shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isOver, mayWithdraw } from './policy.ts';
import { showAgreement } from './show-agreement.ts';
import { endNegotiation } from './steps/end-negotiation.ts';
import { holdAgreement } from './steps/hold-agreement.ts';

/**
 * Takes back what the project has begun, before both have signed.
 * @throws Refusal `agreement_unknown`, `agreement_over`; `agreement_not_your_draft` for the contributor; `agreement_moved`
 */
export async function withdrawAgreement(core: Core, member: Member, id: string): Promise<AgreementBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAgreement(tx, member, id);
    if (held.stage === 'withdrawn') return;
    if (isOver(held)) throw new Refusal('agreement_over');
    if (held.side !== 'project') throw new Refusal('agreement_not_your_draft');
    if (!mayWithdraw(held)) throw new Refusal('agreement_moved');
    await endNegotiation(tx, held, { stage: 'withdrawn', party: held.side, accountId: member.id });
  });
  return showAgreement(core, member, id);
}
