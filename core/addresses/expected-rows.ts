import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const addressesRows: ExpectedRows = {
  email_changes: 10_000,
  former_addresses: 10_000,
};
