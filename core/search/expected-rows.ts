import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const searchRows: ExpectedRows = {
  searched_words: 1_000_000,
};
