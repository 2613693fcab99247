import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const rostersRows: ExpectedRows = {
  rosters: 10_000,
  cohorts: 10_000,
  cohort_reviewers: 10_000,
  roster_rows: 100_000,
  roster_codes: 100_000,
  roster_memberships: 1_000_000,
  roster_guardian_asks: 100_000,
  roster_pressings: 10_000,
  roster_ticks: 1_000_000,
  roster_looks: 100_000,
  roster_imports: 10_000,
  roster_import_rows: 100_000,
};
