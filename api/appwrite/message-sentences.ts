import type { RefusalCode } from '#contract/collected.ts';

/** The API's sentences about conversations and messages. */
export const messageSentences = {
  conversation_not_found: 'There is no such conversation, or none that the caller takes part in.',
  message_waits: 'The team has not answered yet, and three messages are the most before.',
  conversation_closed: 'Nothing can be written in this conversation at present.',
  message_not_found: 'There is no such message, or none of the caller’s.',
  message_empty: 'A message has words or files.',
  message_edit_late: 'The time in which the message could be changed is over.',
  message_file_not_found: 'There is no such file, or none that the caller may open.',
  message_file_empty: 'The file is empty.',
  message_file_too_large: 'The file is larger than one may be.',
  message_file_unreadable: 'The picture is damaged or not complete.',
  message_file_unsupported: 'The file is none of the kinds that messages bring, or not what its name says.',
  message_files_many: 'There are more files than a message may bring.',
  person_away: 'They take no new requests while they are away.',
  request_declined: 'They have not taken up a request of the caller’s.',
  request_length: 'A first message to a stranger has 120 to 1,000 characters.',
  request_not_verified: 'Only verified members write to strangers.',
  request_over: 'The request does not wait for an answer any more.',
  request_waits: 'The request has not been accepted yet.',
  requests_full: 'They have as many unanswered requests as they take.',
  requests_too_many: 'The caller has written to as many strangers as one may in a day.',
} satisfies Partial<Record<RefusalCode, string>>;
