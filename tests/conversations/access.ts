import * as calls from '#contract/conversations/calls.ts';
import * as messageCalls from '#contract/conversations/message-calls.ts';
import * as requestCalls from '#contract/conversations/request-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { conversationThings } from './things.ts';

/** The thing that each call of this module names. */
export const conversationAccess = accessOf(
  { ...calls, ...requestCalls, ...messageCalls },
  {
    getConversations: nothing,
    getConversation: conversationThings.conversation,
    getWritingTo: conversationThings.writtenHandle,
    postFirstMessage: conversationThings.writtenHandle,
    putRequestAnswer: conversationThings.askedConversation,
    getUnread: nothing,
    putReading: conversationThings.conversation,
    putMute: conversationThings.conversation,
    deleteMute: conversationThings.conversation,
    getRequestCapacity: nothing,
    putRequestCapacity: nothing,
    getFoundMessages: nothing,
    getMessages: conversationThings.conversation,
    postMessage: conversationThings.conversation,
    postMessageForm: conversationThings.conversation,
    postMessageFile: conversationThings.conversation,
    deleteMessageFile: conversationThings.waitingFile,
    viewMessageFile: conversationThings.messageFile,
    patchMessage: conversationThings.message,
    deleteMessage: conversationThings.message,
  },
);
