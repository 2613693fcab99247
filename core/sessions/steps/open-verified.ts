import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Account, Device } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireNotSuspended } from '../../standings/require-not-suspended.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/**
 * Opens a session for an account whose password has just been compared, unless it has changed since it was read.
 * @throws Refusal `user_invalid_credentials` when it has; `user_blocked`.
 */
export async function openVerified(tx: Tx, verified: Account, device: Device): Promise<OpenedSession> {
  const account = await holdAccount(tx, verified.id);
  const isSame =
    account?.password_hash === verified.password_hash &&
    account.email === verified.email &&
    account.access_version === verified.access_version;
  if (!isSame) {
    // A suspension ends logins that are under way; the owner, whose password was right, learns of it.
    await requireNotSuspended(tx, verified.id);
    throw new Refusal('user_invalid_credentials');
  }
  return openSession(tx, account, { provider: 'email', factors: ['password'] }, device);
}
