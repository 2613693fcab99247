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
 * Every account may return to a former address, so it may return to the mailbox of its guardian. A member who agreed
 * from there agreed for themselves: the account waits for another guardian.
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
