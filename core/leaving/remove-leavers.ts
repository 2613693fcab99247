import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';

/**
 * Removes accounts whose 30 days are over. What belongs to them goes with the row; their files have no owner then, which
 * is what the sweep of files looks for.
 */
export async function removeLeavers(core: Core): Promise<number> {
  return core.db.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('accounts').where('leaves_at', '<=', now).returning('id').execute();
    for (const { id } of gone) await record(tx, { name: 'accounts.removed', accountId: id });
    return gone.length;
  });
}
