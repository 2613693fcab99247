import { findAccountAt } from '../accounts/find-account-at.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import type { Device, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { endPrevious } from './steps/end-previous.ts';
import { type OpenedSession, openSession } from './steps/open-session.ts';

/**
 * Opens a session for a suspended member. Until the suspension ends, it allows only the few calls that are open to
 * them.
 * @throws Refusal `user_invalid_credentials`, also for a member who is not suspended: they sign in as usual
 */
export async function logInSuspended(
  core: Core,
  input: { email: string; password: string; device: Device; previous?: Member | null },
): Promise<OpenedSession> {
  const found = await findAccountAt(core, input.email);
  const isRight = await isPassword(input.password, found?.password_hash);
  if (!found || !isRight) throw new Refusal('user_invalid_credentials');
  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, found.id);
    const isSame =
      account?.password_hash === found.password_hash &&
      account.email === found.email &&
      account.access_version === found.access_version;
    if (!isSame || !(await findSuspension(tx, found.id))) throw new Refusal('user_invalid_credentials');
    const proof = { provider: 'email' as const, factors: ['password' as const] };
    const opened = await openSession(tx, account, proof, input.device, { forSuspended: true });
    await endPrevious(tx, input.previous);
    return opened;
  });
}
