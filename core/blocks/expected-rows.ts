import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const blocksRows: ExpectedRows = {
  blocks: 1_000_000,
};
