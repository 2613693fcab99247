import { inSeconds } from '#db/now.ts';
import type { Account, Device } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { hashOf, newSecret } from '../../ground/secrets.ts';
import { requireNotSuspended } from '../../standings/require-not-suspended.ts';
import type { OpenedSession, Proof } from './open-session.ts';

/** Long enough to find the phone or the paper with the codes. */
const waitingLife = inSeconds(900);

/**
 * Notes a log-in that awaits its second proof, in place of a session. Its secret opens nothing else, and the session that
 * follows has another one. The browser is not known by it, and no session of the member ends for it.
 * @throws Refusal `user_blocked`, unless it is `forSuspended` as well
 */
export async function awaitMore(
  tx: Tx,
  account: Account,
  { provider, factors }: Proof,
  device: Device,
  { forSuspended = false },
): Promise<OpenedSession> {
  if (!forSuspended) await requireNotSuspended(tx, account.id);
  const secret = newSecret();
  const row = await tx
    .insertInto('waiting_logins')
    .values({
      id: newId(),
      account_id: account.id,
      secret_hash: hashOf(secret),
      provider,
      factors,
      for_suspended: forSuspended,
      ip: device.ip,
      user_agent: device.userAgent.slice(0, 1000),
      expires_at: waitingLife,
    })
    .returning(['id', 'account_id', 'provider', 'factors', 'ip', 'user_agent', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow();
  return {
    account,
    session: { ...row, updated_at: row.created_at, proven_at: null },
    secret,
    isWaiting: true,
  };
}
