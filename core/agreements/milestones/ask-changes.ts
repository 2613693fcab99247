import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showMilestone } from './show-milestone.ts';

type Asked = { agreementId: string; milestone: number; basedOn: number; criterion: number; words: string };

/**
 * Asks for changes to what was handed in, against one of the criteria, at most twice. The contributor has 14 days.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`, `milestone_unknown`, `not_from_this_stage`,
 * `agreement_not_active` at an early end, `milestone_disputed`, `too_many_changes`; `entry_wrong_figures` for no criterion of it
 */
export async function askChanges(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn, criterion, words }: Asked,
): Promise<MilestoneBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'ask_changes', milestone, criterion }, by, { said: { words } });
  });
  return showMilestone(core, member, { agreementId, milestone });
}
