import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type BreachReportsTable = {
  breach_id: string;
  authority: string;
  due_at: Date;
  draft: string;
  drafted_at: Made;
  sent_at: Date | null;
  reference: Generated<string>;
};
