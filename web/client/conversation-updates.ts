import type { MessageBody } from '#contract/conversations/calls.ts';

/**
 * A live update about conversations: a message, or only the conversation that has changed (`isState`: whether it is open); null
 * when the connection stands again, since the page may have missed updates.
 */
export type ConversationUpdate = { conversationId: string; message?: MessageBody; isState?: boolean } | null;
type Listener = (update: ConversationUpdate) => void;

const listeners = new Set<Listener>();
const waiting = new Set<() => void>();

export function hearOfConversations(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOfConversation(update: ConversationUpdate): void {
  for (const listener of listeners) listener(update);
}

/** Hears whenever the page's line to the server stands, at first and again, whether or not anything was missed. */
export function hearLine(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

export function tellLine(): void {
  for (const listener of waiting) listener();
}
