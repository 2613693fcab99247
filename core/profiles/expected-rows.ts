import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const profilesRows: ExpectedRows = {
  profiles: 1_000_000,
};
