import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const transparencyRows: ExpectedRows = {
  transparency_counts: 100,
};
