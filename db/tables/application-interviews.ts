import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ApplicationInterviewProposedBy = 'owner' | 'applicant';

export type ApplicationInterviewsTable = {
  application_id: string;
  /** Null once they have no account any more. */
  owner_id: string | null;
  owner_zone: string;
  place: string;
  minutes: number;
  times: Generated<Date[]>;
  proposed_by: Generated<ApplicationInterviewProposedBy>;
  chosen_at: Date | null;
  cancelled_at: Date | null;
  owner_moved: Generated<boolean>;
  applicant_moved: Generated<boolean>;
  rounds: Generated<number>;
  sequence: Generated<number>;
  changed_at: Made;
};
