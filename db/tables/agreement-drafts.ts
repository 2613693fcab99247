import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementDraftParty = 'project' | 'contributor';

export type AgreementDraftsTable = {
  agreement_id: string;
  party: AgreementDraftParty;
  based_on: number;
  version: Generated<number>;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  saved_at: Made;
  suggested: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
};
