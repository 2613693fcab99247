import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { dutyOfOwner } from '../ground/duty.ts';
import { Refusal } from '../ground/refusal.ts';
import { countOwners } from './steps/count-owners.ts';
import { holdSeat } from './steps/hold-seat.ts';
import { takeSeat } from './steps/take-seat.ts';

/**
 * Leaves the team at once. The last owner must hand the project over first. A removed project cannot be taken over, so
 * it asks another member to own it if it is put back.
 * @throws Refusal `project_unknown`; `project_last_owner`; refusals by an owner's duties, such as
 * `agreement_last_owner`
 */
export async function leaveTeam(core: Core, member: Member, slug: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    const isLastOwner = seat.is_owner && (await countOwners(tx, seat.id)) < 2;
    if (isLastOwner && seat.state !== 'removed') throw new Refusal('project_last_owner');
    const kept = seat.is_owner && (await dutyOfOwner(tx, { accountId: member.id, projectId: seat.id }));
    if (kept) throw new Refusal(kept);
    await takeSeat(tx, seat.id, member.id);
  });
}
