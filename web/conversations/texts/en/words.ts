import type { conversationKinds } from '#contract/conversations/kinds.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { day, number, span } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { conversationHeld } from './held.ts';

const gone = 'This is no longer here. Please reload the page.';

const megabyte = 1024 * 1024;

/** The words that complete the kinds of this module. */
export const conversationWords = {
  refusals: {
    conversation_not_found: gone,
    message_waits: `You have written ${messageLimits.beforeAnswer} messages. You can go on once the team has answered.`,
    conversation_closed: 'They are not available now, so nothing can be sent here.',
    message_not_found: gone,
    message_empty: 'Please write something, or choose a file.',
    message_edit_late: `A message can be changed for ${messageLimits.editMinutes} minutes. That time is over.`,
    message_file_not_found: 'One of the files is no longer there. Please choose it again.',
    message_file_empty: 'One of these files is empty. Please choose another one.',
    message_file_too_large: `A file may have ${messageLimits.fileBytes / megabyte} MB, and a picture 50 megapixels. Please choose a smaller one.`,
    message_file_unreadable: 'This picture is damaged or not complete. Please choose another one.',
    message_file_unsupported:
      'Only PDF, Word documents (doc, docx) and pictures (PNG, JPEG, WebP) can be sent. The file must be of the kind that its name says.',
    message_files_many: `A message brings up to ${messageLimits.files} files. Please leave some out.`,
    person_away: ({ on }) =>
      `They are away${on ? ` until ${day(on)}` : ''} and no one else can begin to write to them. Please try again after that.`,
    request_declined: 'They have not taken up what you wrote, so you cannot write to them first again.',
    request_length: `A first message has ${messageLimits.request.min} to ${number(messageLimits.request.max)} characters. Say who you are and what it is about.`,
    request_not_verified: 'Only verified members can write to people they do not know yet.',
    request_over: 'This is answered or over already.',
    request_waits: 'Your first message waits for their answer. You can write more once they have accepted.',
    requests_full:
      'More people have written to them than they can answer now. Please try again in a few days.',
    requests_too_many: ({ seconds }) =>
      seconds
        ? `You have written to ${messageLimits.strangersADay} new people in 24 hours. You can write to the next one in ${span(seconds)}.`
        : `You have written to ${messageLimits.strangersADay} new people in 24 hours. You can write to the next one later.`,
  },
  fieldErrors: {
    message_unfit: `Please write something that others can see, of at most ${messageLimits.text.toLocaleString('en')} characters.`,
    message_long: `A message has at most ${messageLimits.text.toLocaleString('en')} characters.`,
  },
  turns: {
    mine: {
      first_message: ({ person }) => `Answer the first message of ${person || 'a member'}`,
    },
    awaited: {
      first_message: ({ thing }) => `${thing || 'A member'} answers your first message`,
    },
  },
  topics: {
    messages: {
      name: 'Messages',
      hint: 'Only if you have not read them after ten minutes, one mail for many.',
    },
  },
  notifications: {
    message_sent: ({ person }) => `Read what ${person || 'a member'} wrote`,
    conversation_requested: ({ person }) => `Answer ${person || 'a member'} about talking with you`,
    conversation_opened: ({ person }) => `${person || 'The other side'} said yes to talking with you`,
  },
  reportables: {
    message: {
      name: 'Message',
      inSentence: 'message',
      own: 'A message of yours',
      title: (name) => `Report a message of ${name || 'a member'}`,
    },
  },
  conversations: { direct: { name: '', over: '' }, team: { name: 'Team', over: '' } },
  held: conversationHeld,
} satisfies ModuleWords<typeof conversationKinds>;
