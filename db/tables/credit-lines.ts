import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CreditLineKind = 'milestone' | 'log';

export type CreditLinesTable = {
  claim_id: string;
  position: number;
  kind: CreditLineKind;
  agreement_id: string | null;
  milestone: number | null;
  sequence: number | null;
  hash: string | null;
  log_id: string | null;
  title: Generated<string>;
  first_day: string;
  last_day: string;
  minutes: number;
  confirmed: number | null;
  reason: Generated<string>;
  is_counted: Generated<boolean>;
};
