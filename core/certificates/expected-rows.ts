import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const certificatesRows: ExpectedRows = {
  certificates: 100_000,
  certificate_lists: 1_000,
  certificate_keys: 100,
};
