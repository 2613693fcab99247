import { now } from '#db/now.ts';
import { atAddress, isAddressTaken } from '../accounts/at-address.ts';
import { causeOfOwner } from '../accounts/cause-of-owner.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { takeAddressFrom } from '../accounts/steps/prove-address.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { bySession } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import { voidProofs } from '../codes/steps/void-proofs.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { post } from '../ground/letters.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSuspension } from '../ground/suspension.ts';
import { moveProfileEmail } from '../profiles/steps/move-email.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';

/**
 * Moves the account to the wanted address with the code that was mailed there, and tells the old one. Another account
 * that claims the address without having proven it has to give it up.
 * @throws Refusal what `guessCode` says; `user_target_already_exists` when the address is another account's, which only
 * its owner learns.
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
      (tx, email) => holdBoth(tx, member, email),
      (tx, { email }) => move(tx, member, email),
    );
  } catch (error) {
    if (isAddressTaken(error)) throw new Refusal('user_target_already_exists');
    throw error;
  }
}

/** Of two accounts the one with the smaller id is held first, so that two changes never wait for each other. */
async function holdBoth(tx: Tx, member: Member, email: string): Promise<Account> {
  const other = await accountAt(tx, email);
  const ids = [member.id, ...(other ? [other.id] : [])].sort();
  for (const id of ids) await holdAccount(tx, id);
  return holdMember(tx, member);
}

async function move(tx: Tx, member: Member, email: string): Promise<Account> {
  const other = await accountAt(tx, email);
  const isClaim = other && other.id !== member.id && !other.email_verified_at;
  if (isClaim && !(await findSuspension(tx, other.id))) await takeAddressFrom(tx, other);
  await voidProofs(tx, member.id);
  const { email: old } = member.account;
  const account = await updateAccount(tx, member.id, 'email', { email, email_verified_at: now });
  await moveProfileEmail(tx, member.id, email);
  await post(tx, { letter: 'email-changed', accountId: member.id, to: old }, causeOfOwner(member.account));
  return account;
}

function accountAt(tx: Tx, email: string): Promise<Account | undefined> {
  return tx.selectFrom('accounts').selectAll().where(atAddress(email)).executeTakeFirst();
}
