import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type LedgerCheckKind = 'agreement' | 'pool';

export type LedgerChecksTable = {
  kind: LedgerCheckKind;
  thing_id: string;
  checked_at: Made;
  faults: Generated<string[]>;
  since: Date | null;
};
