import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OfficeHourState = 'announced' | 'cancelled' | 'released';

export type OfficeHoursTable = {
  id: string;
  mentor_id: string | null;
  state: Generated<OfficeHourState>;
  topic: string;
  starts_at: Date;
  minutes: number;
  seats: number;
  /** An https link; erased 24 hours after the end. */
  location: string;
  announced_at: Made;
  ended_at: Date | null;
  reason: Generated<string>;
  words: Generated<string>;
  ticked_at: Date | null;
  topic_taken_at: Date | null;
  sequence: Generated<number>;
  changed_at: Made;
  version: Generated<number>;
};
