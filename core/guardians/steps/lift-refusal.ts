import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';

/** Lets a child name another guardian after one has refused. The link of the first ends, and the wait begins anew. */
export async function liftRefusal(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('guardians')
    .where('account_id', '=', accountId)
    .where('confirmed', '=', false)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await changeStanding(tx, accountId, { waits_since: now, erase_at: null });
  return true;
}
