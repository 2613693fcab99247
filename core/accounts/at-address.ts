import type { ExpressionBuilder } from 'kysely';
import { isDuplicate } from '#db/connect.ts';
import type { Tables } from '#db/tables.ts';
import { deliveredAs } from '#rules/checks/email.ts';

/**
 * Finds the account of the mailbox that an address delivers to, in any spelling. Accounts older than that rule may share a
 * mailbox: order by `exact` and take the first.
 */
export function atAddress(email: string, delivered = deliveredAs(email)) {
  return (account: ExpressionBuilder<Tables, 'accounts'>) =>
    account.or([account('email', '=', email), account('delivered', '=', delivered)]);
}

/** Sorts the account with exactly this spelling first. */
export function exact(email: string) {
  return (account: ExpressionBuilder<Tables, 'accounts'>) =>
    account.case().when('email', '=', email).then(0).else(1).end();
}

/** Whether the database has refused the change because another account has this mailbox. */
export function isAddressTaken(error: unknown): boolean {
  return isDuplicate(error, 'accounts_email_key') || isDuplicate(error, 'accounts_delivered_key');
}
