import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { conversation, ofConversation, person } from './calls.ts';
import { capacities, conversationStates, messageLimits as limits } from './limits.ts';

const unknownHandle = broken('text_most', 100);
const handle = z.string(unknownHandle).max(100, unknownHandle);

const begun = z.object({ conversationId: z.string(), state: z.enum(conversationStates) });
export type BegunBody = z.infer<typeof begun>;

export const getWritingTo = call({
  method: 'GET',
  path: '/people/:handle/conversation',
  summary: 'What a first message to a member begins: nothing, a conversation, or a request',
  access: 'adult',
  foreign: 'answered',
  gone: 'person_not_found',
  params: { handle: handle },
  answer: {
    status: 200,
    body: z.object({
      person,
      /** Where they write to each other already; empty where they do not. */
      conversationId: z.string(),
      way: z.enum(['open', 'request', 'waits', 'answer', 'none']),
    }),
    about: 'The way there',
  },
  refusals: [],
});
export type WritingToBody = z.infer<typeof getWritingTo.answer.body>;

export const postFirstMessage = call({
  method: 'POST',
  path: '/people/:handle/messages',
  summary:
    'Write to a member for the first time: to a stranger it is a request; the same key gets its first answer',
  access: 'adult',
  begins: true,
  // Who is neither verified nor in a team with them.
  foreign: 'request_not_verified',
  gone: 'person_not_found',
  params: { handle: handle, text: longText(1, limits.text), key: id },
  answer: { status: 201, body: begun, about: 'The conversation, open or requested' },
  refusals: [
    'request_length',
    'request_waits',
    'request_declined',
    'request_over',
    'requests_too_many',
    'requests_full',
    'person_away',
    'conversation_closed',
  ],
});

export const putRequestAnswer = call({
  method: 'PUT',
  path: '/conversations/:conversationId/answer',
  summary: 'Accept or decline a request',
  access: 'adult',
  ...ofConversation,
  params: { conversationId: id, accepted: z.boolean(broken('boolean')) },
  answer: { status: 200, body: conversation, about: 'How it stands' },
  refusals: ['request_over'],
});

const capacity = z.object({ capacity: z.int() });
const choices = broken('choice', capacities.join(', '));

export const getRequestCapacity = call({
  method: 'GET',
  path: '/account/request-capacity',
  summary: 'How many unanswered requests the member takes at once',
  access: 'adult',
  params: {},
  answer: { status: 200, body: capacity, about: 'The number' },
  refusals: [],
});

export const putRequestCapacity = call({
  method: 'PUT',
  path: '/account/request-capacity',
  summary: 'Say how many unanswered requests the member takes at once; none closes the door',
  access: 'adult',
  params: {
    capacity: z.int(choices).refine((typed) => capacities.some((one) => one === typed), choices),
  },
  answer: { status: 200, body: capacity, about: 'The number' },
  refusals: [],
});
