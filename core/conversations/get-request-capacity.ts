import { messageLimits } from '#contract/conversations/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** The number of unanswered requests that the member accepts at once. */
export async function getRequestCapacity(core: Core, { id }: Member): Promise<{ capacity: number }> {
  const found = await core.db
    .selectFrom('request_capacities')
    .select('capacity')
    .where('account_id', '=', id)
    .executeTakeFirst();
  return { capacity: found?.capacity ?? messageLimits.capacity.usual };
}
