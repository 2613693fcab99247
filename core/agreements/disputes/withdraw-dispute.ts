import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showDispute } from './show-dispute.ts';
import { noteFinal } from './steps/make-final.ts';

type Withdrawn = { agreementId: string; milestone: number; basedOn: number };

/**
 * Withdraws a dispute on the side that opened it, before the ruling. Everything stands as before, and the deadlines go on.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; refusals of the rules
 */
export async function withdrawDispute(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn }: Withdrawn,
): Promise<DisputeBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const by = { side: held.side, accountId: member.id, basedOn };
    const { isRepeated } = await carryOut(tx, held, { kind: 'withdraw_dispute', milestone }, by);
    if (!isRepeated) await noteFinal(tx, agreementId, milestone, 'withdrawn');
  });
  return showDispute(core, member, { agreementId, milestone });
}
