import type { OwnData } from '../ground/table-rule.ts';
import { presentAccount } from './present.ts';

export const accountData: OwnData = {
  accounts: {
    holds: 'Name, email address and whether it is proven, a hash of the password, preferences.',
    why: 'To know who signs in, and to write to them.',
    kept: 'As long as the account.',
    exported: async (_core, account) => [presentAccount(account)],
    // By `removeAccount`, once everything else has been erased.
    erased: 'by the database',
  },
  known_browsers: {
    holds: 'Browsers that somebody has signed in with, as a hash of a cookie, and when that was last.',
    why: 'So that strangers who guess passwords cannot keep them out.',
    kept: 'A year after the last sign-in.',
    removedBy: 'accounts:forget-browsers',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('known_browsers')
        .select('seen_at')
        .where('account_id', '=', id)
        .orderBy('seen_at')
        .execute(),
    erased: 'by the database',
  },
};
