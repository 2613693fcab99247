import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const peopleRows: ExpectedRows = {
  people: 1_000_000,
  last_names: 100_000,
  parted_names: 100_000,
  handles: 1_000_000,
};
