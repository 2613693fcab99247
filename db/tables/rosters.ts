import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RostersTable = {
  organisation_id: string;
  version: Generated<number>;
};
