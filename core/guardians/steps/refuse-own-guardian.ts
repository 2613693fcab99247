import { mailboxOf } from '#rules/checks/email.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * One mailbox under two spellings belongs to one person: a held account must not have the mailbox of its own guardian.
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
