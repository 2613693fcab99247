import type { ConversationBody } from '#contract/conversations/calls.ts';
import { conversationWords } from '#web/words.ts';

/** A conversation with what a list says of its kind, and the reason why nothing can be written once it has ended. */
export type ShownConversation = ConversationBody & { label: string; over: string };

export function inWords(conversation: ConversationBody): ShownConversation {
  const { name, over } = conversationWords[conversation.kind];
  return { ...conversation, label: name, over: conversation.state === 'ended' ? over : '' };
}
