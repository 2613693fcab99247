import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** Requests that wait stay, also beyond a lower number. */
export async function setCapacity(
  { db }: Core,
  { id }: Member,
  { capacity }: { capacity: number },
): Promise<{ capacity: number }> {
  await db
    .insertInto('introduction_capacities')
    .values({ account_id: id, capacity })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ capacity, changed_at: now }))
    .execute();
  return { capacity };
}
