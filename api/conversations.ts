import * as calls from '#contract/conversations/calls.ts';
import * as requests from '#contract/conversations/request-calls.ts';
import { answerRequest } from '#core/conversations/answer-request.ts';
import { findMessages } from '#core/conversations/find-messages.ts';
import { getConversation } from '#core/conversations/get-conversation.ts';
import { getRequestCapacity } from '#core/conversations/get-request-capacity.ts';
import { getWritingTo } from '#core/conversations/get-writing-to.ts';
import { listConversations } from '#core/conversations/list-conversations.ts';
import { readUpTo } from '#core/conversations/read-up-to.ts';
import { setMuted } from '#core/conversations/set-muted.ts';
import { setRequestCapacity } from '#core/conversations/set-request-capacity.ts';
import { unreadCount } from '#core/conversations/unread-count.ts';
import { writeToPerson } from '#core/conversations/write-to-person.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const conversationEndpoints: Endpoint[] = [
  answer(calls.getConversations, ({ core, actor, params }) => listConversations(core, actor, params)),

  answer(calls.getConversation, ({ core, actor, params }) =>
    getConversation(core, actor, params.conversationId),
  ),

  answer(requests.getWritingTo, ({ core, actor, params }) =>
    getWritingTo(core, actor, { handle: params.handle }),
  ),

  answer(
    requests.postFirstMessage,
    ({ core, actor, params: { handle, text, key } }) => writeToPerson(core, actor, { handle, text, key }),
    [perHour(60, byMember)],
  ),

  answer(requests.putRequestAnswer, ({ core, actor, params }) =>
    answerRequest(core, actor, { conversationId: params.conversationId, accepted: params.accepted }),
  ),

  answer(calls.getUnread, async ({ core, actor }) => ({ count: await unreadCount(core, actor.id) })),

  answer(calls.putReading, ({ core, actor, params }) => readUpTo(core, actor, params)),

  answer(calls.putMute, ({ core, actor, params }) => setMuted(core, actor, { ...params, isMuted: true })),

  answer(calls.deleteMute, ({ core, actor, params }) => setMuted(core, actor, { ...params, isMuted: false })),

  answer(requests.getRequestCapacity, ({ core, actor }) => getRequestCapacity(core, actor)),

  answer(requests.putRequestCapacity, ({ core, actor, params }) => setRequestCapacity(core, actor, params)),

  answer(calls.getFoundMessages, ({ core, actor, params }) => findMessages(core, actor, params), [
    perHour(600, byMember),
  ]),
];
