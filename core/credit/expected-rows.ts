import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const creditRows: ExpectedRows = {
  credit_rules: 1_000,
  credit_figures: 10_000,
  work_logs: 1_000_000,
  credit_claims: 1_000_000,
  credit_lines: 4_000_000,
  credit_steps: 1_000_000,
  credit_evidence_files: 100_000,
};
