import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { message, messageFile, ofConversation } from './calls.ts';
import { conversationChanges, messageLimits as limits, messageFileSizes } from './limits.ts';

const ofMessage = { foreign: 'message_not_found', gone: 'message_not_found' } as const;

/** Something that has happened to the conversation, after the message with that number. */
const change = z.object({
  id: z.string(),
  kind: z.enum(conversationChanges),
  afterNumber: z.int(),
  /** Who did it; empty where no member did, and where they have no account any more. */
  person: z.string(),
  isOwn: z.boolean(),
  /** They have no account any more. */
  isGone: z.boolean(),
  at: date,
});
export type ChangeBody = z.infer<typeof change>;

const page = z.object({
  /** The oldest first. */
  messages: z.array(message),
  changes: z.array(change),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
});
export type MessagesBody = z.infer<typeof page>;

/** In an address digits are a text. */
const number = z
  .union(
    [
      z.int().min(0),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    broken('cursor'),
  )
  .optional();

export const getMessages = call({
  method: 'GET',
  path: '/conversations/:conversationId/messages',
  summary: 'What was written: the newest, or what is before, after or around a number',
  access: 'adult',
  ...ofConversation,
  params: { conversationId: id, before: number, after: number, around: number },
  answer: { status: 200, body: page, about: 'Up to fifty messages in their order' },
  refusals: [],
});

const fileIds = broken('list_between', 0, limits.files);
const sendRefusals = [
  'conversation_closed',
  'message_waits',
  'request_waits',
  'message_empty',
  'message_file_not_found',
] as const;

export const postMessage = call({
  method: 'POST',
  path: '/conversations/:conversationId/messages',
  summary: 'Send a message; the same key gets its first answer',
  access: 'adult',
  ...ofConversation,
  params: {
    conversationId: id,
    key: id,
    text: longText(0, limits.text).default(''),
    /** Files that wait to be sent. */
    files: z.array(id, fileIds).max(limits.files, fileIds).default([]),
  },
  answer: { status: 201, body: message, about: 'The message, with its place in the conversation' },
  refusals: sendRefusals,
});

const fileRefusals = [
  'message_file_empty',
  'message_file_too_large',
  'message_file_unreadable',
  'message_file_unsupported',
  'message_files_many',
] as const;

export const messageFields = { key: id, text: longText(0, limits.text) };

export const postMessageForm = call({
  method: 'POST',
  path: '/conversations/:conversationId/message-forms',
  summary: 'Send a message with files in one form, as a browser without scripts does',
  access: 'adult',
  ...ofConversation,
  params: { conversationId: id },
  form: messageFields,
  answer: { status: 201, body: message, about: 'The message, with its place in the conversation' },
  refusals: [...sendRefusals, ...fileRefusals],
});

export const postMessageFile = call({
  method: 'POST',
  path: '/conversations/:conversationId/files',
  summary:
    'Upload a file that a message will bring: a PDF, a Word document or a picture, from which the server makes a new image',
  access: 'adult',
  ...ofConversation,
  params: { conversationId: id },
  form: {},
  answer: { status: 201, body: messageFile, about: 'The file, which waits for its message' },
  twice: 'Each upload is a file of its own.',
  refusals: ['conversation_closed', 'request_waits', ...fileRefusals],
});

export const deleteMessageFile = call({
  method: 'DELETE',
  path: '/message-files/:fileId',
  summary: 'Leave out a file that waits to be sent',
  access: 'adult',
  foreign: 'message_file_not_found',
  gone: 'message_file_not_found',
  params: { fileId: id },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: [],
});

export const viewMessageFile = call({
  method: 'GET',
  path: '/message-files/:fileId',
  summary: 'A file of a conversation that the member takes part in; of a picture also its small size',
  access: 'adult',
  foreign: 'message_file_not_found',
  gone: 'message_file_not_found',
  params: {
    fileId: id,
    size: z.enum(messageFileSizes, broken('choice', messageFileSizes.join(', '))).default('whole'),
  },
  answer: { status: 200, body: 'bytes', about: 'The bytes as they were kept' },
  refusals: ['storage_file_damaged'],
});

export const patchMessage = call({
  method: 'PATCH',
  path: '/messages/:messageId',
  summary: 'Change a message within ten minutes; it is marked as edited',
  access: 'adult',
  ...ofMessage,
  params: { messageId: id, text: longText(0, limits.text) },
  answer: { status: 200, body: message, about: 'The message as it stands' },
  refusals: ['message_edit_late', 'message_empty', 'conversation_closed'],
});

export const deleteMessage = call({
  method: 'DELETE',
  path: '/messages/:messageId',
  summary: 'Delete a message of one’s own: its words and files go, its place stays',
  access: 'adult',
  ...ofMessage,
  params: { messageId: id },
  answer: { status: 204, body: null, about: 'It is deleted' },
  refusals: [],
});
