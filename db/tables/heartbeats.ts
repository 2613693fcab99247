import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type HeartbeatsTable = {
  is_only: Generated<boolean>;
  beat_at: Date;
};
