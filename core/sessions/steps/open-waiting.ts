import { now } from '#db/now.ts';
import type { Account, Device, WaitingLogIn } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { beginSession, type OpenedSession, type Proof } from './open-session.ts';

/**
 * Opens the session of a waiting log-in once its second proof was right, for its held account; without a `proof` where the
 * factors are lost. It has a secret of its own: a copy of the one before opens nothing.
 * @throws Refusal `general_unauthorized_scope` when the log-in has ended or was opened before; `user_blocked`
 */
export async function openWaiting(
  tx: Tx,
  account: Account,
  waiting: WaitingLogIn,
  proof: Proof['more'],
  device: Device,
): Promise<OpenedSession> {
  const row = await tx
    .deleteFrom('waiting_logins')
    .where('id', '=', waiting.id)
    .where('account_id', '=', account.id)
    .where('secret_hash', '=', Buffer.from(waiting.secretHash, 'base64'))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('general_unauthorized_scope');
  const first = { provider: row.provider, factors: row.factors } as Proof;
  return beginSession(tx, account, { ...first, ...(proof && { more: proof }), id: row.id }, device, {
    forSuspended: row.for_suspended,
  });
}
