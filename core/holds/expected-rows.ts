import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const holdsRows: ExpectedRows = {
  orders: 100,
  holds: 1_000,
  held_rows: 100_000,
  held_bytes: 100_000,
  staff_looks: 1_000_000,
};
