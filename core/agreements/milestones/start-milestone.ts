import type { MilestoneBody } from '#contract/agreements/milestone-shape.ts';
import { holdUnblocked } from '../../blocks/steps/hold-unblocked.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { findActingOwners } from '../find-owners.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { showMilestone } from './show-milestone.ts';

type Choice = { agreementId: string; milestone: number; basedOn: number; share: number };

/**
 * Starts a milestone with the share that the contributor alone chooses. Its units are taken from the pool, which is held: of two
 * that race for the last units the first commit wins.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`, `milestone_unknown`, `not_from_this_stage`,
 * `agreement_not_active`, `choice_outside_bounds`; `pool_short` with how many units are missing; `agreement_project_closed`,
 * `agreement_person_away`, `agreement_no_other_owner`, `user_blocked` while suspended, since nothing new starts then
 */
export async function startMilestone(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn, share }: Choice,
): Promise<MilestoneBody> {
  await core.db.transaction().execute(async (tx) => {
    const standing = await holdOwnStanding(tx, member);
    if (standing.isSuspended) throw new Refusal('user_blocked');
    requireAge(standing, 'adult');
    const held = await holdInForce(tx, member, agreementId);
    if (held.side !== 'contributor') throw new Refusal('not_your_side');
    if (!held.isOpen) throw new Refusal('agreement_project_closed');
    const owners = await findActingOwners(tx, held.project_id, member.id);
    if (owners.length === 0) throw new Refusal('agreement_no_other_owner');
    let canWorkWith = 0;
    for (const owner of owners) if (await holdUnblocked(tx, member.id, owner)) canWorkWith += 1;
    if (canWorkWith === 0) throw new Refusal('agreement_person_away');
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'start', milestone, share }, by);
  });
  return showMilestone(core, member, { agreementId, milestone });
}
