import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const cofoundersRows: ExpectedRows = {
  cofounder_searches: 100_000,
  cofounder_reviews: 100_000,
  cofounder_changes: 100_000,
  cofounder_bits: 1_000,
  cofounder_matching: 1,
};
