import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const storiesRows: ExpectedRows = {
  stories: 1_000,
};
