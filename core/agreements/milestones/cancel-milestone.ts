import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showMilestone } from './show-milestone.ts';

type Cancelled = { agreementId: string; milestone: number; basedOn: number };

/**
 * Cancels a milestone that has not started, on either side. Nothing is owed for it.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `milestone_unknown`, `not_from_this_stage`
 */
export async function cancelMilestone(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn }: Cancelled,
): Promise<MilestoneBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'cancel', milestone }, by);
  });
  return showMilestone(core, member, { agreementId, milestone });
}
