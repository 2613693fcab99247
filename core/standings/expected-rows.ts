import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const standingsRows: ExpectedRows = {
  standings: 1_000_000,
};
