import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { conversationAccess } from './access.ts';
import { conversationAddresses } from './addresses.ts';
import { conversationEvents } from './events.ts';
import { conversationNoBeginnings } from './no-beginnings.ts';

export const conversationSamples = {
  access: conversationAccess,
  events: conversationEvents,
  ages: {
    message_files: [
      `update message_files set message_id = null where account_id = $1`,
      `update messages set taken_at = now() where author_id = $1`,
    ],
  },
  rows: {
    conversations: `insert into conversations (id, kind, pair, requested_by) values ('c' || md5($1), 'direct', $1, $1)`,
    conversation_members: `insert into conversation_members (conversation_id, account_id) values ('c' || md5($1), $1)`,
    messages: `insert into messages (id, conversation_id, number, author_id, asked_as, text) values ('m' || md5($1), 'c' || md5($1), 1, $1, 'key', $2)`,
    message_files: `insert into message_files (id, conversation_id, account_id, message_id, name, mime_type, size, storage_key, checksum) values ('f' || md5($1), 'c' || md5($1), $1, 'm' || md5($1), $2, 'image/webp', 1, 'message' || $2, '')`,
    conversation_changes: `insert into conversation_changes (conversation_id, kind, account_id, after_number) values ('c' || md5($1), 'requested', $1, 0)`,
    request_capacities: `insert into request_capacities (account_id, capacity) values ($1, 5)`,
  },
  addresses: conversationAddresses,
  noBeginnings: conversationNoBeginnings,
  lapses: {
    first_message: 'it closes quietly',
  },
} satisfies ModuleSamples;
