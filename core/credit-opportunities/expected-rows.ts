import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const creditOpportunitiesRows: ExpectedRows = {
  credit_opportunities: 10_000,
  credit_opportunity_cohorts: 10_000,
};
