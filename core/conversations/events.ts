import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofConversation = z.object({ conversationId: z.string() });
const ofMessage = z.object({ conversationId: z.string(), messageId: z.string() });

export const conversationEvents = {
  'messages.sent': ofMessage.extend({ authorId: z.string() }),
  /** Edited or deleted. */
  'messages.changed': ofMessage,
  /** It asks for money, or leads away from here: a person is to look at this one message. */
  'messages.warned': ofMessage,
  /** Its account asks somebody else for a conversation. */
  'conversations.requested': ofConversation,
  /** Its account has accepted or declined a request. */
  'conversations.answered': ofConversation,
  'conversations.lapsed': ofConversation,
  /** Its account has read on, here or on another device. */
  'conversations.readUpTo': ofConversation,
  'conversations.muted': ofConversation,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof conversationEvents> {}
}
