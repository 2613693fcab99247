import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { conversationPaths } from './paths.ts';

/** The names that this module declares for all other modules. */
export const conversationKinds = {
  topics: { messages: { usual: 'at_once' } },
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
  conversations: ['direct', 'team'],
  refusals: {
    conversation_not_found: [
      'not_found',
      'There is no such conversation, or none that the caller takes part in.',
    ],
    conversation_closed: ['forbidden', 'Nothing can be written in this conversation at present.'],
    message_waits: ['forbidden', 'The team has not answered yet, and three messages are the most before.'],
    message_not_found: ['not_found', 'There is no such message, or none of the caller’s.'],
    message_empty: ['invalid', 'A message has words or files.'],
    message_edit_late: ['conflict', 'The time in which the message could be changed is over.'],
    message_file_not_found: ['not_found', 'There is no such file, or none that the caller may open.'],
    message_file_empty: ['invalid', 'The file is empty.'],
    message_file_too_large: ['too_large', 'The file is larger than one may be.'],
    message_file_unreadable: ['invalid', 'The picture is damaged or not complete.'],
    message_file_unsupported: [
      'invalid',
      'The file is none of the kinds that messages bring, or not what its name says.',
    ],
    message_files_many: ['invalid', 'There are more files than a message may bring.'],
    person_away: ['forbidden', 'They take no new requests while they are away.'],
    request_declined: ['forbidden', 'They have not taken up a request of the caller’s.'],
    request_length: ['invalid', 'A first message to a stranger has 120 to 1,000 characters.'],
    request_not_verified: ['forbidden', 'Only verified members write to strangers.'],
    request_over: ['conflict', 'The request does not wait for an answer any more.'],
    request_waits: ['conflict', 'The request has not been accepted yet.'],
    requests_full: ['too_many', 'They have as many unanswered requests as they take.'],
    requests_too_many: ['too_many', 'The caller has written to as many strangers as one may in a day.'],
  },
  fieldErrors: ['message_unfit', 'message_long'],
  reportables: ['message'],
} as const satisfies ModuleKinds;
