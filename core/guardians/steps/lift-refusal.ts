import type { Tx } from '../../ground/events.ts';

/** Lets a child name another guardian after one has refused. The link of the first ends. */
export async function liftRefusal(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('guardians')
    .where('account_id', '=', accountId)
    .where('confirmed', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
