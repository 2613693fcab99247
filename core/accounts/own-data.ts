import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';
import { presentAccount } from './present.ts';

export const accountData: OwnData = {
  accounts: {
    exported: async (_core, account) => [presentAccount(account)],
    // `removeAccount` deletes the row after it has erased everything else.
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  known_browsers: {
    removedBy: 'accounts:forget-browsers',
    limit: { kept: '1 year', since: sql`one.seen_at` },
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
