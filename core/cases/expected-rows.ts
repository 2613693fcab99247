import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const casesRows: ExpectedRows = {
  cases: 100_000,
  case_people: 100_000,
  case_recusals: 10_000,
  case_reports: 100_000,
  guest_reports: 100_000,
  case_pictures: 10_000,
};
