import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const opportunitiesRows: ExpectedRows = {
  opportunities: 1_000_000,
  opportunity_terms: 1_000_000,
  opportunity_reviews: 1_000_000,
  saved_opportunities: 4_000_000,
};
