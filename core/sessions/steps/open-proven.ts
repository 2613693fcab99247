import { proveAddressOfStranger } from '../../accounts/steps/prove-address.ts';
import type { Account, Device } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/**
 * Opens a session for a person who has just proven by a code that they read the mailbox of a held account.
 * @throws Refusal `user_blocked`, unless the session is `forSuspended` as well, on our own pages.
 */
export async function openProven(
  tx: Tx,
  account: Account,
  device: Device,
  { forSuspended = false } = {},
): Promise<OpenedSession> {
  const owner = account.email_verified_at ? account : await proveAddressOfStranger(tx, account);
  return openSession(tx, owner, { provider: 'token', factors: ['email'] }, device, { forSuspended });
}
