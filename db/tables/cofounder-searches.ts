import type { Generated, JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CofounderSearcheState = 'draft' | 'on' | 'paused' | 'removed';

export type CofounderSearchePause = '' | 'own' | 'quiet' | 'case';

export type CofounderSearchesTable = {
  account_id: string;
  state: Generated<CofounderSearcheState>;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  proposed: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  version: Generated<number>;
  opened_at: Date | null;
  pause: Generated<CofounderSearchePause>;
  on_since: Date | null;
  asked_at: Date | null;
  removal_reason: Generated<string>;
  removed_by: string | null;
  created_at: Made;
  updated_at: Made;
  sequence: Sequence;
};
