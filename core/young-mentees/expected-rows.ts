import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const youngMenteesRows: ExpectedRows = {
  young_mentoring: 1,
  young_mentors: 10_000,
  young_mentor_references: 10_000,
  guardian_mentoring: 100_000,
  guardian_live_sessions: 100_000,
  guardian_visits: 100_000,
  young_requests: 100_000,
  young_request_files: 100_000,
  young_sealed_words: 100_000,
};
