import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const filesRows: ExpectedRows = {
  files: 1_000_000,
  file_chunks: 4_000_000,
  unclaimed_bytes: 10_000,
};
