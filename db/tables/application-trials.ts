import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ApplicationTrialsTable = {
  application_id: string;
  task: string;
  hours: number;
  asked_at: Made;
  handed_in_at: Date | null;
  text: Generated<string>;
  links: Generated<string[]>;
};
