import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showDispute } from './show-dispute.ts';

type Closed = { agreementId: string; milestone: number; basedOn: number; proposal: number };

/**
 * Declines the other side's proposal, or withdraws a proposal of the member's own side. The dispute goes on.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; refusals of the rules
 */
export async function closeSettlement(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn, proposal }: Closed,
): Promise<DisputeBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'close_settlement', milestone, proposal }, by);
  });
  return showDispute(core, member, { agreementId, milestone });
}
