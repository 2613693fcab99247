import type { OwnData } from '../ground/table-rule.ts';

export const unusedAccountData: OwnData = {
  unused_accounts: {
    removedBy: 'unused-accounts:keep',
    limit: { not: 'It goes when its member comes back, or with the account.' },
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('unused_accounts')
        .select(['announced_at', 'notice', 'erase_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
