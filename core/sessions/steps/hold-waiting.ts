import type { Selectable } from 'kysely';
import { now } from '#db/now.ts';
import type { WaitingLoginsTable } from '#db/tables/waiting-logins.ts';
import type { WaitingLogIn } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';

/** Locks a log-in that awaits its second proof; undefined when it has ended. */
export function holdWaiting(
  tx: Tx,
  { id, accountId, secretHash }: WaitingLogIn,
): Promise<Selectable<WaitingLoginsTable> | undefined> {
  return tx
    .selectFrom('waiting_logins')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('secret_hash', '=', Buffer.from(secretHash, 'base64'))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes the first proofs of a held log-in, after another one came to that of its beginning. */
export async function noteFirstProof(tx: Tx, id: string, factors: readonly string[]): Promise<void> {
  await tx
    .updateTable('waiting_logins')
    .set({ factors: [...factors] })
    .where('id', '=', id)
    .execute();
}
