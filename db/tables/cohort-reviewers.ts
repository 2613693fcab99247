// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CohortReviewersTable = {
  cohort_id: string;
  account_id: string;
};
