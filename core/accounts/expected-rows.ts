import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const accountsRows: ExpectedRows = {
  accounts: 1_000_000,
  known_browsers: 4_000_000,
};
