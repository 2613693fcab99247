import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const unusedAccountsRows: ExpectedRows = {
  unused_accounts: 1_000,
};
