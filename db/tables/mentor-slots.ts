// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorSlotsTable = {
  account_id: string;
  starts_at: Date;
  closes_at: Date;
};
