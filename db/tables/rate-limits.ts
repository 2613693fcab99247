// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RateLimitsTable = {
  key: string;
  window_start: Date;
  count: number;
  expires_at: Date;
};
