import { isDuplicate } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { atAddress } from '../accounts/at-address.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { voidProofs } from '../codes/steps/void-proofs.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hashPassword, isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOwnGuardian } from '../guardians/steps/refuse-own-guardian.ts';
import { holdProvenMember } from '../sessions/steps/hold-member.ts';
import { leaveAddress } from './steps/leave-address.ts';

/**
 * Moves the account to another address, which must then be proven again. An account without a password gets this one.
 * @throws Refusal `user_invalid_credentials`; `sign_up_guardian_own`; `user_target_already_exists` for an address in use,
 * including one's own.
 */
export async function updateEmail(
  core: Core,
  member: Member,
  input: { email: string; password: string },
): Promise<Account> {
  const { password_hash: stored } = member.account;
  if (stored !== null && !(await isPassword(input.password, stored)))
    throw new Refusal('user_invalid_credentials');
  const first = stored === null ? await hashPassword(input.password) : null;
  try {
    return await core.db.transaction().execute(async (tx) => {
      const before = await holdProvenMember(tx, member);
      const used = await tx
        .selectFrom('accounts')
        .select('id')
        .where(atAddress(input.email))
        .where((one) => one.or([one('id', '!=', member.id), one('email', '=', input.email)]))
        .executeTakeFirst();
      if (used) throw new Refusal('user_target_already_exists');
      await refuseOwnGuardian(tx, { id: member.id, email: input.email });
      await voidProofs(tx, member.id);
      await leaveAddress(tx, before);
      return updateAccount(tx, member.id, 'email', {
        email: input.email,
        email_verified_at: null,
        ...(first && { password_hash: first, password_updated_at: now }),
      });
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('user_target_already_exists');
    throw error;
  }
}
