import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const guardiansRows: ExpectedRows = {
  guardians: 100_000,
};
