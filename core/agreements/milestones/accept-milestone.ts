import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showMilestone } from './show-milestone.ts';

type Accepted = { agreementId: string; milestone: number; basedOn: number };

/**
 * Accepts what was handed in, as an owner of the project: its value is awarded, at an early end the one that was proposed.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`, `milestone_unknown`, `not_from_this_stage`,
 * `milestone_disputed`
 */
export async function acceptMilestone(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn }: Accepted,
): Promise<MilestoneBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'accept', milestone }, by);
  });
  return showMilestone(core, member, { agreementId, milestone });
}
