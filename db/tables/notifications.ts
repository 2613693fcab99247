import type { ColumnType, Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type NotificationsTable = {
  id: Sequence;
  account_id: string;
  event_id: ColumnType<string, string | number, string | number>;
  kind: string;
  subject_kind: string;
  subject_id: string;
  /** Null where no one did it, and where their account has gone. */
  actor_id: string | null;
  topic: string;
  is_joined: Generated<boolean>;
  created_at: Made;
  read_at: Date | null;
  mail_at: Date | null;
  mail_id: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  /** The first id of events of its month, by which the table is divided. No statement joins by it (decision 492). */
  month: ColumnType<string, string | number | undefined, string | number>;
};
