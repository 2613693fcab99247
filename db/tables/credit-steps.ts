import type { Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CreditStepSide = 'student' | 'host' | 'college' | 'time';

export type CreditStepsTable = {
  id: Sequence;
  claim_id: string;
  kind: string;
  side: CreditStepSide;
  account_id: string | null;
  reason: Generated<string>;
  at: Made;
};
