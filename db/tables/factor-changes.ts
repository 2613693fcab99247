import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type FactorChangeKind =
  | 'added'
  | 'removed'
  | 'codes'
  | 'restored'
  | 'reset'
  | 'lost'
  | 'passkey-added'
  | 'passkey-removed';

export type FactorChangesTable = {
  id: string;
  account_id: string;
  kind: FactorChangeKind;
  name: Generated<string>;
  before: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: Made;
  expires_at: Date;
  used_at: Date | null;
};
