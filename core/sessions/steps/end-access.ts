import { now } from '#db/now.ts';
import { voidProofs } from '../../codes/steps/void-proofs.ts';
import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { endSessions } from './end-sessions.ts';
import { endWaiting } from './end-waiting.ts';

/**
 * Ends every way into a held account that is open or under way: sessions except the `except`ed one, mailed codes and
 * links, and logins with a compared password but no session yet, those that await a second proof included.
 */
export async function endAccess(
  tx: Tx,
  account: Account,
  { except }: { except?: string } = {},
): Promise<void> {
  await endSessions(tx, account, except === undefined ? {} : { except });
  await endWaiting(tx, account.id);
  await voidProofs(tx, account.id);
  await tx
    .updateTable('accounts')
    .set((row) => ({ access_version: row('access_version', '+', 1), updated_at: now }))
    .where('id', '=', account.id)
    .execute();
}
