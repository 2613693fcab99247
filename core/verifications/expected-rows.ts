import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const verificationsRows: ExpectedRows = {
  verifications: 1_000_000,
  evidence_files: 100_000,
  evidence_hashes: 1_000_000,
  academic_domains: 1_000,
};
