import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ConversationChangeKind = 'requested' | 'accepted' | 'declined' | 'lapsed' | 'joined' | 'left';

export type ConversationChangesTable = {
  id: Sequence;
  conversation_id: string;
  kind: ConversationChangeKind;
  /** Null where nobody did it, and where their account has gone. */
  account_id: string | null;
  after_number: number;
  changed_at: Made;
};
