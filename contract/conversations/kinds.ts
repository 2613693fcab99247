import { conversationPaths } from '../conversations/paths.ts';
import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const conversationKinds = {
  notifications: {
    message_sent: 'messages',
    conversation_requested: 'messages',
    conversation_opened: 'answers',
  },
  deadlines: {
    first_message: {
      days: 7,
      canExtend: 'no',
      closesQuietly: true,
      path: ({ subjectId }) => conversationPaths.conversation(subjectId),
    },
  },
  refusals: {
    conversation_not_found: 'not_found',
    conversation_closed: 'forbidden',
    message_waits: 'forbidden',
    message_not_found: 'not_found',
    message_empty: 'invalid',
    message_edit_late: 'conflict',
    message_file_not_found: 'not_found',
    message_file_empty: 'invalid',
    message_file_too_large: 'too_large',
    message_file_unreadable: 'invalid',
    message_file_unsupported: 'invalid',
    message_files_many: 'invalid',
    person_away: 'forbidden',
    request_declined: 'forbidden',
    request_length: 'invalid',
    request_not_verified: 'forbidden',
    request_over: 'conflict',
    request_waits: 'conflict',
    requests_full: 'too_many',
    requests_too_many: 'too_many',
  },
  fieldErrors: ['message_unfit', 'message_long'],
  reportables: ['message'],
} as const satisfies ModuleKinds;
