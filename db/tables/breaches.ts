import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type BreachesTable = {
  id: string;
  number: string;
  happened: string;
  happened_from: Date;
  happened_until: Date;
  done: string;
  advice: string;
  opened_at: Made;
  mailed_at: Date | null;
  closed_at: Date | null;
  closing: Generated<string>;
};
