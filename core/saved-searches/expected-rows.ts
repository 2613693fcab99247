import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const savedSearchesRows: ExpectedRows = {
  saved_searches: 1_000_000,
};
