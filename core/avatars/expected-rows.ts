import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const avatarsRows: ExpectedRows = {
  avatars: 1_000_000,
};
