import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const mentorshipsRows: ExpectedRows = {
  mentorships: 100_000,
  mentorship_plans: 100_000,
  mentorship_check_ins: 100_000,
  mentorship_marks: 100_000,
  mentorship_outcomes: 100_000,
};
