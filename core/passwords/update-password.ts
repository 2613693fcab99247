import { now } from '#db/now.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hashPassword, isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { holdProvenMember } from '../sessions/steps/hold-member.ts';

/**
 * Replaces the password and ends all other sessions. An account that never had one needs no old one.
 * @throws Refusal `user_invalid_credentials` for a wrong or missing old password.
 */
export async function updatePassword(
  core: Core,
  member: Member,
  input: { password: string; oldPassword?: string },
): Promise<Account> {
  const { password_hash: stored } = member.account;
  if (stored !== null && !(await isPassword(input.oldPassword ?? '', stored))) {
    throw new Refusal('user_invalid_credentials');
  }
  const passwordHash = await hashPassword(input.password);
  return core.db.transaction().execute(async (tx) => {
    const account = await holdProvenMember(tx, member);
    await endAccess(tx, account, { except: member.sessionId });
    return updateAccount(tx, member.id, 'password', {
      password_hash: passwordHash,
      password_updated_at: now,
    });
  });
}
