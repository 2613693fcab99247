import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const unsentFormsRows: ExpectedRows = {
  unsent_forms: 10_000,
};
