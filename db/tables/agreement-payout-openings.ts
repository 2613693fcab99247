import type { ColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementPayoutOpeningsTable = {
  agreement_id: string;
  milestone: number;
  sequence: Sequence;
  account_id: string | null;
  withheld: ColumnType<string, string | number, string | number>;
  opened_at: Made;
  open_until: Date;
};
