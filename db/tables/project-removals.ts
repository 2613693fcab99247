import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProjectRemovalStateBefore = 'draft' | 'published' | 'archived';

export type ProjectRemovalsTable = {
  id: string;
  project_id: string;
  state_before: ProjectRemovalStateBefore;
  reason: string;
  removed_by: string | null;
  removed_at: Made;
  appeal: Generated<string>;
  appealed_by: string | null;
  appealed_at: Date | null;
  answer: Generated<string>;
  answered_by: string | null;
  answered_at: Date | null;
  ended_at: Date | null;
};
