import { putReading } from '#contract/conversations/calls.ts';
import { getMessages, type MessagesBody } from '#contract/conversations/message-calls.ts';
import { send } from './api.ts';
import { tellTalk } from './talk-news.ts';

/**
 * What an open conversation asks for by itself, once its page is there: what came while the line was away, and what was before.
 * Pages get all else from their loaders.
 */

/** All that was written after a number, a page at a time. Without a line it ends; the next news begins it anew. */
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
    // Told again when the line stands.
  }
}

export function earlierMessages(conversationId: string, before: number): Promise<MessagesBody> {
  return send(getMessages, { conversationId, before });
}

/** Notes up to where somebody has read. False where that did not get through. */
export async function noteReading(conversationId: string, number: number): Promise<boolean> {
  try {
    await send(putReading, { conversationId, number });
    tellTalk({ conversationId });
    return true;
  } catch {
    return false;
  }
}
