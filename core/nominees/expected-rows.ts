import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const nomineesRows: ExpectedRows = {
  nominees: 100_000,
  nominee_documents: 1_000,
  nominee_requests: 1_000,
  nominee_visits: 1_000,
  guardian_erasures: 1_000,
};
