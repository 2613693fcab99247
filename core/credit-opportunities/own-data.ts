import type { OwnData } from '../ground/table-rule.ts';

export const creditOpportunityData: OwnData = {
  credit_opportunities: 'names no one',
  credit_opportunity_cohorts: 'names no one',
};
