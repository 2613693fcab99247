import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const openDataRows: ExpectedRows = {
  project_opt_outs: 100_000,
  open_data_files: 100,
};
