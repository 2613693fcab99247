import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const conversationsRows: ExpectedRows = {
  conversations: 4_000_000,
  conversation_members: 8_000_000,
  messages: {
    rows: 400_000_000,
    key: 'conversation_id',
    uniqueWithin: { messages_pkey: 'The server draws ids at random.' },
    crossedIn: {
      'core/conversations/find-messages.ts': 'Shows what a search has found, by its ids.',
      'core/conversations/own-data.ts': 'The export of a member has the messages of all their conversations.',
      'core/conversations/reportable.ts': 'A report names a message alone.',
      'core/conversations/steps/hold-message.ts': 'A call that edits or deletes names a message alone.',
      'core/conversations/steps/take-words.ts': 'A case names a message alone.',
      'core/conversations/write-to-person.ts':
        'The first message to a person: its conversation is not known yet.',
    },
  },
  message_files: {
    rows: 12_000_000,
    key: 'conversation_id',
    uniqueWithin: {
      message_files_pkey: 'The server draws ids at random.',
      message_files_storage_key_key: 'The server draws keys of bytes at random.',
    },
    crossedIn: {
      'core/conversations/detach-file.ts': 'The call names a file alone.',
      'core/conversations/drop-waiting-files.ts': 'The job removes files that were never sent.',
      'core/conversations/own-data.ts': 'The export of a member has the files of all their conversations.',
      'core/conversations/steps/leave-conversations.ts':
        'Erases the files of an account that were never sent.',
    },
  },
  message_thumbnails: 4_000_000,
  conversation_changes: 8_000_000,
  request_capacities: 1_000_000,
};
