import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringReservationState = 'held' | 'sent' | 'freed';

export type MentoringReservationsTable = {
  id: string;
  mentor_id: string;
  mentee_id: string;
  starts_at: Date;
  minutes: number;
  break_minutes: Generated<number>;
  reserved_at: Made;
  until: Date;
  state: Generated<MentoringReservationState>;
};
