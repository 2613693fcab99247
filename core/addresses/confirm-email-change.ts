import { now } from '#db/now.ts';
import { isAddressTaken } from '../accounts/at-address.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { bySession } from '../codes/asked-by.ts';
import { findUsedCode } from '../codes/find-used-code.ts';
import { guessCode } from '../codes/guess-code.ts';
import { voidProofs } from '../codes/steps/void-proofs.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { refuseOwnGuardian } from '../guardians/steps/refuse-own-guardian.ts';
import { moveProfileEmail } from '../profiles/steps/move-email.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { holdBoth, takeUnprovenAddress } from './steps/hold-both.ts';
import { leaveAddress } from './steps/leave-address.ts';

/**
 * Moves the account to the wanted address with the code mailed there, and informs the old one. An unproven claim of another
 * account to the address ends. The same code from the same session is answered again, in case the answer was lost.
 * @throws Refusal the refusals of `guessCode`; `sign_up_guardian_own`; `user_target_already_exists` for another account's
 * address, which only the address's owner learns.
 */
export async function confirmEmailChange(core: Core, member: Member, secret: string): Promise<Account> {
  const guess = {
    purpose: 'change-address' as const,
    accountId: member.id,
    askedBy: bySession(member),
    digits: secret,
  };
  try {
    return await guessCode(
      core,
      guess,
      (tx, email) => hold(tx, member, email),
      (tx, { email }, account) => move(tx, member, account ?? member.account, email),
    );
  } catch (error) {
    if (isAddressTaken(error)) throw new Refusal('user_target_already_exists');
    const isUnknown = error instanceof Refusal && error.code === 'user_invalid_token';
    const used = isUnknown ? await findUsedCode(core, guess) : undefined;
    if (used?.email !== member.account.email) throw error;
    return member.account;
  }
}

async function hold(tx: Tx, member: Member, email: string): Promise<Account> {
  await holdBoth(tx, member.id, email);
  return holdMember(tx, member);
}

async function move(tx: Tx, member: Member, before: Account, email: string): Promise<Account> {
  await refuseOwnGuardian(tx, { id: member.id, email });
  await takeUnprovenAddress(tx, member.id, email);
  await voidProofs(tx, member.id);
  const account = await updateAccount(tx, member.id, 'email', { email, email_verified_at: now });
  await moveProfileEmail(tx, member.id, email);
  await leaveAddress(tx, before);
  return account;
}
