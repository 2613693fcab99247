import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementAmendmentStage =
  | 'proposed'
  | 'countered'
  | 'signed_by_one'
  | 'in_force'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'void';

export type AgreementAmendmentProposer = 'project' | 'contributor';

export type AgreementAmendmentLastParty = 'project' | 'contributor';

export type AgreementAmendmentsTable = {
  agreement_id: string;
  number: number;
  stage: AgreementAmendmentStage;
  proposer: AgreementAmendmentProposer;
  version: number;
  last_party: AgreementAmendmentLastParty;
  answer_by: Date | null;
  after_entry: number;
  begun_at: Made;
  ended_at: Date | null;
};
