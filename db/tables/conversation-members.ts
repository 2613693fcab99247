import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ConversationMembersTable = {
  conversation_id: string;
  account_id: string;
  joined_at: Made;
  read_to: Generated<number>;
  unread: Generated<number>;
  muted_at: Date | null;
  /** Null as long as what counts is when anybody wrote. */
  heard_at: Date | null;
};
