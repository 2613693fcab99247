import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementStepParty = '' | 'project' | 'contributor';

export type AgreementStepsTable = {
  agreement_id: string;
  sequence: Sequence;
  kind: string;
  party: AgreementStepParty;
  version: number;
  at: Made;
};
