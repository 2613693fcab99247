// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type FactorGuessesTable = {
  account_id: string;
  source: string;
  times: Date[];
  expires_at: Date;
};
