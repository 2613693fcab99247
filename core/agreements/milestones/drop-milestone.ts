import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { isSubmissionLate } from '../steps/is-submission-late.ts';
import { showMilestone } from './show-milestone.ts';

type Dropped = { agreementId: string; milestone: number; basedOn: number };

/**
 * Drops a milestone that was begun: nothing is owed, and its units return to the pool. The contributor at any time; an owner once
 * the time for handing it in is over.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `milestone_unknown`, `not_from_this_stage`,
 * `milestone_disputed`; `milestone_not_late` for an owner before that
 */
export async function dropMilestone(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn }: Dropped,
): Promise<MilestoneBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const isBegun = held.state.milestones.some(
      ({ number, stage }) => number === milestone && (stage === 'started' || stage === 'changes_asked'),
    );
    if (held.side === 'project' && isBegun && !(await isSubmissionLate(tx, held, milestone)))
      throw new Refusal('milestone_not_late');
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'drop', milestone }, by);
  });
  return showMilestone(core, member, { agreementId, milestone });
}
