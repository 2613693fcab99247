import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const firstDaysRows: ExpectedRows = {
  first_steps_put_away: 1_000_000,
};
