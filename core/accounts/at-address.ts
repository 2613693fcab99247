import type { ExpressionBuilder } from 'kysely';
import { isDuplicate } from '#db/connect.ts';
import type { Tables } from '#db/tables.ts';
import { deliveredAs } from '#rules/checks/email.ts';

/**
 * Picks the account whose mailbox an address leads to, in whatever spelling it registered. Accounts older than that rule
 * may share a mailbox: order by `exact` and take the first.
 */
export function atAddress(email: string, delivered = deliveredAs(email)) {
  return (account: ExpressionBuilder<Tables, 'accounts'>) =>
    account.or([account('email', '=', email), account('delivered', '=', delivered)]);
}

/** Sorts the account with this very spelling before others. */
export function exact(email: string) {
  return (account: ExpressionBuilder<Tables, 'accounts'>) =>
    account.case().when('email', '=', email).then(0).else(1).end();
}

/** Another account has this mailbox, which the database has found out only now. */
export function isAddressTaken(error: unknown): boolean {
  return isDuplicate(error, 'accounts_email_key') || isDuplicate(error, 'accounts_delivered_key');
}
