import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrderKind = 'removal' | 'data' | 'hold' | 'other';

export type OrderConcern = 'child' | 'other';

export type OrderOutcome = 'done' | 'refused';

export type OrdersTable = {
  id: string;
  number: string;
  kind: OrderKind;
  concern: Generated<OrderConcern>;
  authority: string;
  reference: Generated<string>;
  words: string;
  account_id: string | null;
  case_id: string | null;
  forbids_telling: Generated<boolean>;
  received_at: Made;
  due_at: Date;
  recorded_by: string | null;
  version: Generated<number>;
  outcome: OrderOutcome | null;
  answer: Generated<string>;
  done_at: Date | null;
  done_by: string | null;
  told_at: Date | null;
  police: Generated<string>;
  police_at: Date | null;
};
