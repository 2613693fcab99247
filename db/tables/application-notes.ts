import type { Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ApplicationNotesTable = {
  id: string;
  application_id: string;
  account_id: string;
  asked_as: string;
  text: string;
  version: Generated<number>;
  written_at: Made;
  edited_at: Date | null;
  sequence: Sequence;
};
