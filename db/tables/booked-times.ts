import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type BookedTimeSide = 'mentor' | 'mentee';

export type BookedTimesTable = {
  id: string;
  account_id: string;
  during: string;
  ends_at: Date;
  what: string;
  subject_id: string;
  side: BookedTimeSide;
  taken_at: Made;
  title: Generated<string>;
  sequence: Generated<number>;
};
