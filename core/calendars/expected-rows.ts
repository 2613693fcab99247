import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const calendarsRows: ExpectedRows = {
  calendar_addresses: 100_000,
};
