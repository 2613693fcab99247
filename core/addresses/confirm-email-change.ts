import { now } from '#db/now.ts';
import { isAddressTaken } from '../accounts/at-address.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { voidProofs } from '../codes/steps/void-proofs.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { post } from '../ground/letters.ts';
import { Refusal } from '../ground/refusal.ts';
import { codeOf, isSame } from '../ground/secrets.ts';
import { moveProfileEmail } from '../profiles/steps/move-email.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';

const mostGuesses = 5;

/**
 * Moves the account to the wanted address with the code that was mailed there, and tells the old one.
 * @throws Refusal `user_invalid_token`, `sign_up_code_void`, `sign_up_code_expired`; `user_target_already_exists` when
 * the address belongs to another account, which only its owner learns.
 */
export async function confirmEmailChange(core: Core, member: Member, secret: string): Promise<Account> {
  try {
    const outcome = await core.db.transaction().execute((tx) => confirm(tx, core.key, member, secret));
    // Thrown outside, so that the count of wrong guesses is kept rather than rolled back.
    if (typeof outcome === 'string') throw new Refusal(outcome);
    return outcome;
  } catch (error) {
    if (isAddressTaken(error)) throw new Refusal('user_target_already_exists');
    throw error;
  }
}

async function confirm(tx: Tx, key: Buffer, member: Member, secret: string) {
  const { email: old } = await holdMember(tx, member);
  const change = await tx
    .selectFrom('email_changes')
    .select(['id', 'email', 'wrong_guesses'])
    .select((row) => row('expires_at', '<=', now).as('is_expired'))
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  if (!change) return 'user_invalid_token' as const;
  if (change.is_expired) return 'sign_up_code_expired' as const;
  if (change.wrong_guesses >= mostGuesses) return 'sign_up_code_void' as const;
  if (!isSame(secret, codeOf(key, change.id))) {
    const wrong = change.wrong_guesses + 1;
    await tx.updateTable('email_changes').set({ wrong_guesses: wrong }).where('id', '=', change.id).execute();
    return wrong >= mostGuesses ? ('sign_up_code_void' as const) : ('user_invalid_token' as const);
  }
  await voidProofs(tx, member.id);
  const account = await updateAccount(tx, member.id, 'email', {
    email: change.email,
    email_verified_at: now,
  });
  await moveProfileEmail(tx, member.id, change.email);
  await post(tx, {
    letter: 'email-changed',
    accountId: member.id,
    to: old,
  });
  return account;
}
