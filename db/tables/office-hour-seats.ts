import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OfficeHourSeatState = 'taken' | 'waiting' | 'offered' | 'left' | 'lapsed' | 'released';

export type OfficeHourSeatEndedBy = 'mentor' | 'mentee';

export type OfficeHourSeatsTable = {
  id: string;
  office_hour_id: string;
  mentee_id: string;
  state: OfficeHourSeatState;
  question: Generated<string>;
  joined_at: Made;
  taken_at: Date | null;
  came: boolean | null;
  sequence: Generated<number>;
  changed_at: Made;
  ended_by: OfficeHourSeatEndedBy | null;
};
