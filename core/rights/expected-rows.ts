import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const rightsRows: ExpectedRows = {
  rights_requests: 100_000,
  guest_rights_requests: 10_000,
};
