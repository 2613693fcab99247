import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayEdit } from '../projects/policy.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';

/**
 * Lets the opportunities of a project stand in the card and in the open data again.
 * @throws Refusal `project_unknown`; `project_closed` without the right
 */
export async function beginSharing(core: Core, member: Member, slug: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    if (!mayEdit(seat)) throw new Refusal('project_closed');
    await tx.deleteFrom('project_opt_outs').where('project_id', '=', seat.id).execute();
  });
}
