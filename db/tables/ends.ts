import type { Generated, JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type EndKind =
  | 'session'
  | 'account'
  | 'password'
  | 'guardian'
  | 'consent'
  | 'suspension'
  | 'block'
  | 'hold';

export type EndsTable = {
  id: Sequence;
  kind: EndKind;
  subject: string;
  object: string | null;
  holds: Generated<boolean>;
  until: Date | null;
  at: Made;
  hold: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
};
