import { putReading } from '#contract/conversations/calls.ts';
import { getMessages, type MessagesBody } from '#contract/conversations/message-calls.ts';
import { send } from './api.ts';
import { tellOfConversation } from './conversation-updates.ts';

/**
 * An open conversation makes these calls itself once its page has loaded: for messages that it missed without a connection, and
 * for earlier ones. Pages get everything else from their loaders.
 */

/** Loads all messages after a number, a page at a time. It stops without a connection; the next live update starts it again. */
export async function catchUp(
  conversationId: string,
  from: number,
  onPart: (part: MessagesBody) => void,
): Promise<void> {
  try {
    for (let after = from; ; ) {
      const part = await send(getMessages, { conversationId, after });
      onPart(part);
      after = part.messages.at(-1)?.number ?? after;
      if (!part.hasLater) return;
    }
  } catch {
    // The next connection starts it again.
  }
}

export function earlierMessages(conversationId: string, before: number): Promise<MessagesBody> {
  return send(getMessages, { conversationId, before });
}

/** Reports up to which message the member has read. Returns false if the call failed. */
export async function noteReading(conversationId: string, number: number): Promise<boolean> {
  try {
    await send(putReading, { conversationId, number });
    tellOfConversation({ conversationId });
    return true;
  } catch {
    return false;
  }
}
