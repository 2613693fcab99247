import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type WorkLogsTable = {
  id: string;
  account_id: string;
  application_id: string;
  day: string;
  minutes: number;
  text: string;
  version: Generated<number>;
  asked_as: string;
  written_at: Made;
};
