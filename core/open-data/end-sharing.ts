import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayEdit } from '../projects/policy.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';

/**
 * Takes the opportunities of a project out of the card at once, and out of the open data from the next night on.
 * @throws Refusal `project_unknown`; `project_closed` without the right
 */
export async function endSharing(core: Core, member: Member, slug: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    if (!mayEdit(seat)) throw new Refusal('project_closed');
    await tx
      .insertInto('project_opt_outs')
      .values({ project_id: seat.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
