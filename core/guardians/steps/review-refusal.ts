import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';

/** Lets a child name another guardian after a refusal. The first guardian's link ends, and the seven days start again. */
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

/** Records that an administrator has looked at a refusal, and that it stands. */
export async function keepRefusal(tx: Tx, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('guardians')
    .set({ reviewed_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed', '=', false)
    .where('reviewed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await record(tx, { name: 'guardians.reviewed', accountId });
  return true;
}
