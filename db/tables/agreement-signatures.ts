import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementSignatureParty = 'project' | 'contributor';

export type AgreementSignaturesTable = {
  agreement_id: string;
  version: number;
  party: AgreementSignatureParty;
  account_id: string | null;
  name: string;
  hash: string;
  confirmed_by: string;
  signed_at: Made;
  voided_at: Date | null;
  reader_language: string | null;
};
