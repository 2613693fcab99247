import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { kindsOfConversations } from '../collected.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { searchLimits } from '../search/limits.ts';
import { conversationStates, messageWarnings } from './limits.ts';

/**
 * Who is on the other side of a direct conversation. Of a member whom the caller may not see it is the name that stood when
 * the caller last saw them, without handle and photo; of a child all is empty.
 */
export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** Where their page is; empty where it is not theirs to see. */
  handle: z.string(),
  avatarId: z.string(),
});

export const conversation = z
  .object({
    id: z.string(),
    kind: z.enum(kindsOfConversations),
    state: z.enum(conversationStates),
    /** Null where the other side has no account any more, for a team, and for an applicant, who writes to a project. */
    person: person.nullable(),
    /** Of a team, and to an applicant of the project that they have applied to; else null. */
    project: z.object({ slug: z.string(), name: z.string() }).nullable(),
    /** The application that it belongs to; empty for all else. */
    applicationId: z.string(),
    /** How many messages more the member can write before the other side answers; null where nothing counts them. */
    left: z.int().nullable(),
    /** The member themself has asked for it. */
    isAsker: z.boolean(),
    isMuted: z.boolean(),
    /** The other side can read what is written at present. */
    isAvailable: z.boolean(),
    /** Messages of others that the member has not read. */
    unread: z.int(),
    readTo: z.int(),
    lastNumber: z.int(),
    lastAt: date,
    /** The deadline of a request; empty for all else. */
    answerUntil: date,
    /** The last message in short; null while there is none. */
    last: z
      .object({
        isOwn: z.boolean(),
        /** Its author has no account any more. */
        isGone: z.boolean(),
        /** Empty for one's own, where its author has no account any more, and of a child. */
        author: z.string(),
        text: z.string(),
        files: z.int(),
        isDeleted: z.boolean(),
      })
      .nullable(),
    can: z.object({ write: z.boolean(), answer: z.boolean(), ask: z.boolean() }),
  })
  .meta({ id: 'Conversation' });
export type ConversationBody = z.infer<typeof conversation>;

const conversations = z.object({
  conversations: z.array(conversation),
  /** The value of `after` for the next page; empty on the last page. */
  next: z.string(),
  requests: z.int(),
});
export type ConversationsBody = z.infer<typeof conversations>;

export const messageFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  isPicture: z.boolean(),
  /** Of a picture's small size, where it has one; else 0. */
  width: z.int(),
  height: z.int(),
});
export type MessageFileBody = z.infer<typeof messageFile>;

export const message = z
  .object({
    id: z.string(),
    conversationId: z.string(),
    /** Its position in the conversation. */
    number: z.int(),
    isOwn: z.boolean(),
    /** Its author has no account any more. */
    isGone: z.boolean(),
    /** Empty where its author has no account any more, and of a child; so is the name. */
    authorId: z.string(),
    author: z.string(),
    avatarId: z.string(),
    text: z.string(),
    files: z.array(messageFile),
    /** Only its receivers are warned. */
    warnings: z.array(z.enum(messageWarnings)),
    sentAt: date,
    isEdited: z.boolean(),
    isDeleted: z.boolean(),
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'Message' });
export type MessageBody = z.infer<typeof message>;

export const ofConversation = { foreign: 'conversation_not_found', gone: 'conversation_not_found' } as const;
const cursor = z
  .string(broken('cursor'))
  .regex(/^(\d{1,17}-[A-Za-z0-9._-]{1,36})?$/, broken('cursor'))
  .default('');

export const getConversations = call({
  method: 'GET',
  path: '/conversations',
  summary:
    'The member’s conversations, the one with the newest message first; or the requests that wait for them',
  access: 'adult',
  params: {
    show: z.enum(['all', 'requests'], broken('choice', 'all, requests')).default('all'),
    after: cursor,
  },
  answer: { status: 200, body: conversations, about: 'Twenty, and how many requests wait' },
  refusals: [],
});

export const getConversation = call({
  method: 'GET',
  path: '/conversations/:conversationId',
  summary: 'A conversation of the member’s',
  access: 'adult',
  ...ofConversation,
  params: { conversationId: id },
  answer: { status: 200, body: conversation, about: 'How it stands' },
  refusals: [],
});

const unread = z.object({
  /** Conversations with something unread, muted ones left out, and requests that wait. */
  count: z.int(),
});

export const getUnread = call({
  method: 'GET',
  path: '/account/unread-messages',
  summary: 'In how many conversations something waits to be read',
  access: 'member',
  params: {},
  answer: { status: 200, body: unread, about: 'The count' },
  refusals: [],
});

export const putReading = call({
  method: 'PUT',
  path: '/conversations/:conversationId/reading',
  summary: 'Say up to which message the member has read; less than before changes nothing',
  access: 'adult',
  ...ofConversation,
  params: {
    conversationId: id,
    number: z
      .int(broken('range', 0, 2_147_483_647))
      .min(0)
      .max(2_147_483_647),
  },
  answer: { status: 200, body: unread, about: 'What is left in all conversations' },
  refusals: [],
});

const still = { status: 204, body: null } as const;

export const putMute = call({
  method: 'PUT',
  path: '/conversations/:conversationId/mute',
  summary: 'Neither count nor mail what is new in a conversation',
  access: 'adult',
  ...ofConversation,
  params: { conversationId: id },
  answer: { ...still, about: 'It is muted' },
  refusals: [],
});

export const deleteMute = call({
  method: 'DELETE',
  path: '/conversations/:conversationId/mute',
  summary: 'Count and mail again what is new in a conversation',
  access: 'adult',
  ...ofConversation,
  params: { conversationId: id },
  answer: { ...still, about: 'It is not muted' },
  refusals: [],
});

const found = z.object({
  /** Conversations by the name of the person or the project, the one with the newest message first. */
  conversations: z.array(conversation),
  messages: z.array(
    z.object({
      conversationId: z.string(),
      number: z.int(),
      /** Whom it was with: the person's or the project's name; empty where they have no account any more. */
      title: z.string(),
      author: z.string(),
      isOwn: z.boolean(),
      /** Its author has no account any more. */
      isGone: z.boolean(),
      /** The other side of its conversation has no account any more. */
      isOtherGone: z.boolean(),
      text: z.string(),
      sentAt: date,
    }),
  ),
  total: z.object({ count: z.int(), isMore: z.boolean() }),
  next: z.string(),
});
export type FoundMessagesBody = z.infer<typeof found>;

export const getFoundMessages = call({
  method: 'GET',
  path: '/account/found-messages',
  summary: 'Search in the member’s own conversations, the newest messages first',
  access: 'adult',
  params: {
    search: optionalText(searchLimits.typed).default(''),
    after: z
      .string(broken('cursor'))
      .regex(/^\d{0,18}$/, broken('cursor'))
      .default(''),
  },
  answer: { status: 200, body: found, about: 'Twenty messages, and how many there are' },
  refusals: [],
});
