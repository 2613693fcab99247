import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/** From now on the first sign of a held account's member is noted. */
export async function watchAccount(tx: Tx, accountId: string): Promise<void> {
  const fresh = { since: now, here_at: null, ends_leaving: false };
  await tx
    .insertInto('watched_accounts')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute();
}

/** The first sign ends the erasing as well, or no longer. */
export async function endLeavingAtSign(tx: Tx, accountId: string, isOn: boolean): Promise<void> {
  await tx
    .updateTable('watched_accounts')
    .set({ ends_leaving: isOn })
    .where('account_id', '=', accountId)
    .execute();
}

export async function watchNoLonger(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('watched_accounts').where('account_id', '=', accountId).execute();
}

/** Whether the member of a held and watched account has given a sign since. */
export async function hasGivenSign(tx: Tx, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('watched_accounts')
    .select('here_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined && found.here_at !== null;
}
