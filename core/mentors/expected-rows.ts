import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const mentorsRows: ExpectedRows = {
  mentors: 100_000,
  mentor_counts: 100_000,
  mentor_slots: 1_000_000,
  booked_times: 1_000_000,
  mentor_reviews: 100_000,
};
