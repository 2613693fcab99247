import { z } from 'zod';
import { adminLimits, messageStates } from './admin-limits.ts';
import { call } from './call.ts';
import { broken } from './rules.ts';
import { cursor, date, id, text } from './values.ts';

/** How many there are, counted up to 5000. */
const messageCounts = z.object({ open: z.number(), answered: z.number() });
export type MessageCounts = z.infer<typeof messageCounts>;

const messageHead = z.object({
  $id: z.string(),
  $createdAt: date,
  state: z.enum(messageStates),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
});
/** `beginning` is the first line or two. */
const listedMessage = messageHead.extend({ beginning: z.string() });
export type ListedMessage = z.infer<typeof listedMessage>;

/** `next` is the cursor of the next page; empty on the last one. */
const messageList = z.object({
  messages: z.array(listedMessage),
  counts: messageCounts,
  next: z.string(),
});
export type MessageListBody = z.infer<typeof messageList>;

const messageAnswer = z.object({ $id: z.string(), $createdAt: date, by: z.string(), answer: z.string() });

const contactMessage = messageHead.extend({
  message: z.string(),
  answers: z.array(messageAnswer),
  counts: messageCounts,
});
export type ContactMessageBody = z.infer<typeof contactMessage>;

const found = { status: 200, body: contactMessage, about: 'The message with its answers' };
/** Messages belong to no administrator in particular. */
const common = { foreign: 'answered', gone: 'message_not_found' } as const;

export const getMessages = call({
  method: 'GET',
  path: '/admin/messages',
  summary: 'Messages from the contact form, the newest first',
  access: 'administrator',
  params: {
    state: z.enum(messageStates, broken('choice', messageStates.join(', '))).default('open'),
    cursor,
  },
  answer: { status: 200, body: messageList, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getMessage = call({
  method: 'GET',
  path: '/admin/messages/:messageId',
  summary: 'One message',
  access: 'administrator',
  ...common,
  params: { messageId: id },
  answer: found,
  refusals: [],
});

export const postAnswer = call({
  method: 'POST',
  path: '/admin/messages/:messageId/answers',
  summary: 'Answer by mail',
  access: 'administrator',
  ...common,
  params: { messageId: id, answer: text(1, adminLimits.answer) },
  answer: { ...found, status: 201 },
  refusals: ['message_answered'],
});

export const putClosure = call({
  method: 'PUT',
  path: '/admin/messages/:messageId/closure',
  summary: 'Take a message for answered without a letter',
  access: 'administrator',
  ...common,
  params: { messageId: id },
  answer: found,
  refusals: [],
});

export const deleteClosure = call({
  method: 'DELETE',
  path: '/admin/messages/:messageId/closure',
  summary: 'Open a message again',
  access: 'administrator',
  ...common,
  params: { messageId: id },
  answer: found,
  refusals: [],
});
