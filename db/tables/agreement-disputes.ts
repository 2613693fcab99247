import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementDisputeOpenedBy = 'project' | 'contributor';

export type AgreementDisputeAppealedBy = 'project' | 'contributor';

export type AgreementDisputesTable = {
  id: string;
  agreement_id: string;
  milestone: number;
  opened_by: AgreementDisputeOpenedBy;
  opened_at: Made;
  ruled_by: string | null;
  ruled_at: Date | null;
  appealed_by: AgreementDisputeAppealedBy | null;
  appealed_at: Date | null;
  appeal_ruled_by: string | null;
  appeal_ruled_at: Date | null;
  final_at: Date | null;
  agreed_at: Date | null;
  withdrawn_at: Date | null;
};
