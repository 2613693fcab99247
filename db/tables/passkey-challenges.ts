// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type PasskeyChallengesTable = {
  hash: Buffer;
  subject: string;
  expires_at: Date;
};
