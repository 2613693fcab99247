import type { ColumnType, Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MessagesTable = {
  id: string;
  conversation_id: string;
  number: number;
  author_id: string | null;
  asked_as: string;
  text: string;
  warnings: Generated<string[]>;
  sent_at: Made;
  edited_at: Date | null;
  deleted_at: Date | null;
  sequence: Sequence;
  /** Set by the database itself: its words, as long as it is not deleted. */
  search: ColumnType<string, never, never>;
  /** Null unless an administrator has deleted it, and its author has not done so as well. */
  taken_at: Date | null;
};
