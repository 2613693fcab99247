import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const enquiriesRows: ExpectedRows = {
  enquiries: 100_000,
  enquiry_answers: 10_000,
};
