import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementTaxNumberParty = 'project' | 'contributor';

export type AgreementTaxNumbersTable = {
  agreement_id: string;
  party: AgreementTaxNumberParty;
  account_id: string;
  sealed: Buffer;
  saved_at: Made;
};
