import type { OwnData } from '../ground/table-rule.ts';

export const openDataTables: OwnData = {
  project_opt_outs: 'names no one',
  open_data_files: 'names no one',
};
