import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementVersionParty = 'project' | 'contributor';

export type AgreementVersionsTable = {
  agreement_id: string;
  number: number;
  party: AgreementVersionParty;
  hash: string;
  document: string | null;
  signer_id: string | null;
  has_equity: boolean;
  proposed_at: Made;
  draft_version: number | null;
};
