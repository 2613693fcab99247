import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofConversation = z.object({ conversationId: z.string() });
const ofMessage = z.object({ conversationId: z.string(), messageId: z.string() });

export const conversationEvents = {
  'messages.sent': ofMessage.extend({ authorId: z.string() }),
  /** The message was edited or deleted. */
  'messages.changed': ofMessage,
  /** The message asks for money or leads off the site: an administrator must review this one message. */
  'messages.warned': ofMessage,
  /** The account has asked another member for a conversation. */
  'conversations.requested': ofConversation,
  /** The account has accepted or declined a request. */
  'conversations.answered': ofConversation,
  'conversations.lapsed': ofConversation,
  /** The account has read further, on this or another device. */
  'conversations.readUpTo': ofConversation,
  'conversations.muted': ofConversation,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof conversationEvents> {}
}
