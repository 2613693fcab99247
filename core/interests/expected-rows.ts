import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const interestsRows: ExpectedRows = {
  interests: 1_000_000,
  introduction_promises: 1_000_000,
  project_askers: 100_000,
};
