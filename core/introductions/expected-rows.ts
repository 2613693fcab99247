import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const introductionsRows: ExpectedRows = {
  introductions: 1_000_000,
  introduction_capacities: 1_000_000,
  project_introduction_capacities: 100_000,
};
