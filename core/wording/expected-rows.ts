import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const wordingRows: ExpectedRows = {
  wordings: 1_000,
};
