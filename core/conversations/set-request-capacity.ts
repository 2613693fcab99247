import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** Open requests stay open, also beyond a lower capacity. */
export async function setRequestCapacity(
  core: Core,
  { id }: Member,
  { capacity }: { capacity: number },
): Promise<{ capacity: number }> {
  await core.db
    .insertInto('request_capacities')
    .values({ account_id: id, capacity })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ capacity, changed_at: now }))
    .execute();
  return { capacity };
}
