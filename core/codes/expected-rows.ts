import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const codesRows: ExpectedRows = {
  codes: 10_000,
  tokens: 10_000,
};
