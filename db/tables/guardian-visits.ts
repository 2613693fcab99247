// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type GuardianVisitsTable = {
  id: string;
  account_id: string;
  guardian_id: string;
  asked_by: string;
  until: Date;
};
