import type { OwnData } from '../ground/table-rule.ts';

export const addressData: OwnData = {
  email_changes: {
    holds: 'A new email address that somebody wants to use, until they have typed the code from there.',
    why: 'To change it only for whoever reads it.',
    kept: 'Ten minutes.',
    removedBy: 'addresses:remove-expired',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('email_changes')
        .select(['email', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
  former_addresses: {
    holds: 'Proven email addresses that somebody has changed for another one.',
    why: 'So that whoever reads the old one can bring the account back from a thief.',
    kept: 'Seven days.',
    removedBy: 'addresses:forget-former',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('former_addresses')
        .select(['email', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .orderBy('place')
        .execute(),
    erased: 'by the database',
  },
};
