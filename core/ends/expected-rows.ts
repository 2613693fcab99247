import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const endsRows: ExpectedRows = {
  ends: 4_000_000,
};
