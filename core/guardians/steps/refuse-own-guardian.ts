import { mailboxOf } from '#rules/checks/email.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * Whoever reads one mailbox under two spellings is one person: a held account neither has nor gets the mailbox of the
 * guardian who answers for it.
 * @throws Refusal `sign_up_guardian_own`.
 */
export async function refuseOwnGuardian(tx: Tx, account: { id: string; email: string }): Promise<void> {
  const guardian = await tx
    .selectFrom('guardians')
    .select('email')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (guardian && mailboxOf(guardian.email) === mailboxOf(account.email))
    throw new Refusal('sign_up_guardian_own');
}
