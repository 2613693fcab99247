// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CreditOpportunityCohortsTable = {
  credit_opportunity_id: string;
  cohort_id: string;
};
