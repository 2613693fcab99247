import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayEdit } from '../projects/policy.ts';
import { holdSeat } from '../projects/steps/hold-seat.ts';

/**
 * Says how many requests may wait with the owners of a project.
 * @throws Refusal `project_unknown`; `project_closed` for others than owners
 */
export async function setProjectCapacity(
  { db }: Core,
  member: Member,
  { projectSlug, capacity }: { projectSlug: string; capacity: number },
): Promise<{ capacity: number }> {
  await db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, projectSlug);
    if (!mayEdit(seat)) throw new Refusal('project_closed');
    await tx
      .insertInto('project_introduction_capacities')
      .values({ project_id: seat.id, capacity })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ capacity, changed_at: now }))
      .execute();
  });
  return { capacity };
}
