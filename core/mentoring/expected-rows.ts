import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const mentoringRows: ExpectedRows = {
  mentoring_reservations: 1_000_000,
  mentoring_sessions: 1_000_000,
  mentoring_reminders: 1_000_000,
  mentoring_files: 1_000_000,
  mentoring_notes: 1_000_000,
  mentoring_steps: 4_000_000,
  mentoring_messages: 1_000_000,
  mentoring_appeals: 10_000,
  mentoring_lists: 100_000,
  mentoring_list_looks: 100_000,
  mentoring_thanks: 1_000_000,
  mentoring_figures: 100_000,
};
