import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const breachesRows: ExpectedRows = {
  breaches: 100,
  breach_reports: 100,
  breach_affected: 1_000_000,
};
