import { mailboxOf } from '#rules/checks/email.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { forgetGuardian } from './steps/forget-guardian.ts';

export const guardianReactions = [
  reaction({
    name: 'guardians:end-own-guardian',
    to: ['accounts.updated'],
    async run(tx, event) {
      if (event.subject.attribute === 'email') await endOwnGuardian(tx, accountOf(event));
    },
  }),
];

/**
 * An account that was brought back to an address it had before, which nobody may be kept from, may have come to the mailbox
 * of its guardian. Whoever has agreed from there has agreed for themselves: it waits for another one.
 */
async function endOwnGuardian(tx: Tx, accountId: string): Promise<void> {
  const account = await holdAccount(tx, accountId);
  const guardian = await tx
    .selectFrom('guardians')
    .select('email')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (account && guardian && mailboxOf(guardian.email) === mailboxOf(account.email))
    await forgetGuardian(tx, accountId, 'guardians.ended');
}
