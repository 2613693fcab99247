import { now } from '#db/now.ts';
import { blocked } from '../accounts/blocked.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { findCode } from '../codes/steps/find-code.ts';
import type { Token } from '../codes/steps/open-token.ts';
import { deleteToken } from '../codes/steps/use-token.ts';
import type { Account, Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { endSessions } from './steps/end-sessions.ts';
import { type OpenedSession, openSession } from './steps/open-session.ts';

/**
 * Opens a session for a mailed code, and takes the account's address for proven.
 * @throws Refusal `user_invalid_token` for whatever is wrong with it; `user_blocked`.
 */
export async function logInWithCode(
  core: Core,
  input: { userId: string; secret: string; device: Device },
): Promise<OpenedSession> {
  const outcome = await core.db.transaction().execute(async (tx) => {
    // Holding it also lets parallel guesses through one by one, so that none of them escapes the count.
    const account = await holdAccount(tx, input.userId);
    if (!account) return 'user_invalid_token';
    const token = await findCode(tx, core.key, account, input.secret);
    if (!token) return 'user_invalid_token';
    if (account.blocked_at) return blocked(account);
    await deleteToken(tx, token);
    const proven = account.email_verified_at ? account : await proveAddress(tx, account, token);
    return openSession(tx, proven, { provider: 'token', factors: ['email'] }, input.device);
  });
  // Thrown outside, so that the count of wrong guesses is kept rather than rolled back.
  if (outcome instanceof Refusal) throw outcome;
  if (typeof outcome === 'string') throw new Refusal(outcome);
  return outcome;
}

/**
 * Whoever registered the address without proving it may be somebody else, who still knows the password. Unless the code
 * was asked for from within the account, that password and all sessions end here.
 */
async function proveAddress(tx: Tx, account: Account, token: Token): Promise<Account> {
  const isStranger = token.asked_by_session === null;
  if (isStranger) await endSessions(tx, account, {});
  return updateAccount(tx, account.id, 'emailVerification', {
    email_verified_at: now,
    ...(isStranger && { password_hash: null, password_updated_at: null }),
  });
}
