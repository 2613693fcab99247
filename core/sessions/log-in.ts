import { findAccountAt } from '../accounts/find-account-at.ts';
import type { Device, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { endPrevious } from './steps/end-previous.ts';
import type { OpenedSession } from './steps/open-session.ts';
import { openVerified } from './steps/open-verified.ts';

/**
 * Opens a session for email and password, in place of a `previous` one of the browser.
 * @throws Refusal `user_invalid_credentials`, the same for every mistake and after the same time; `user_blocked`, only
 * once the password was right.
 */
export async function logIn(
  core: Core,
  input: { email: string; password: string; device: Device; previous?: Member | null },
): Promise<OpenedSession> {
  const account = await findAccountAt(core, input.email);
  const isRight = await isPassword(input.password, account?.password_hash);
  if (!account || !isRight) throw new Refusal('user_invalid_credentials');
  return core.db.transaction().execute(async (tx) => {
    const opened = await openVerified(tx, account, input.device);
    await endPrevious(tx, input.previous);
    return opened;
  });
}
