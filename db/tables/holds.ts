import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type HoldState = 'proposed' | 'active' | 'ended';

export type HoldsTable = {
  id: string;
  account_id: string;
  addresses: Generated<string[]>;
  tables: string[];
  reason: string;
  case_id: string | null;
  order_id: string | null;
  is_secret: Generated<boolean>;
  state: Generated<HoldState>;
  proposed_by: string | null;
  proposed_at: Made;
  confirmed_at: Date | null;
  confirmed_by: string | null;
  is_lone: Generated<boolean>;
  until: Date;
  ended_at: Date | null;
  is_by_report: Generated<boolean>;
  ends_with_case: Generated<boolean>;
};
