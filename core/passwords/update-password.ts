import { now } from '#db/now.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hashPassword, isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { holdProvenMember } from '../sessions/steps/hold-member.ts';
import { renewSecret } from '../sessions/steps/renew-secret.ts';

/**
 * Replaces the password and ends all other sessions. With `renewsSecret` this one gets a new secret, so that a stolen
 * one no longer works. An account that never had a password needs no old one.
 * @throws Refusal `user_invalid_credentials` for a wrong or missing old password.
 */
export async function updatePassword(
  core: Core,
  member: Member,
  input: { password: string; oldPassword?: string; renewsSecret?: boolean },
): Promise<{ account: Account; secret: string | null }> {
  const { password_hash: stored } = member.account;
  if (stored !== null && !(await isPassword(input.oldPassword ?? '', stored))) {
    throw new Refusal('user_invalid_credentials');
  }
  const passwordHash = await hashPassword(input.password);
  return core.db.transaction().execute(async (tx) => {
    const account = await holdProvenMember(tx, member);
    await endAccess(tx, account, { except: member.sessionId });
    const changed = await updateAccount(tx, member.id, 'password', {
      password_hash: passwordHash,
      password_updated_at: now,
    });
    // Recorded last: this event closes the member's own socket, which must hear of the change before.
    const secret = input.renewsSecret ? await renewSecret(tx, member) : null;
    return { account: changed, secret };
  });
}
