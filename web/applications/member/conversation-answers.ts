import { putApplicationConversation } from '#contract/applications/calls.ts';
import { getConversation, putReading } from '#contract/conversations/calls.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { getMessages, postMessage } from '#contract/conversations/message-calls.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import type { Handler } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';

/** So many of the newest messages stand in the page of an application. */
const shown = 20;

/**
 * Loads the conversation about an application, or `null` before its first message. The key makes a message that is sent twice
 * one message.
 */
export async function loadConversation({ ask, isScripted, isPrefetch }: Visit, conversationId: string) {
  const key = crypto.randomUUID();
  if (conversationId === '') return { key, conversation: null, messages: [] };
  const [conversation, page] = await Promise.all([
    ask(getConversation, { conversationId }),
    ask(getMessages, { conversationId }),
  ]);
  // With scripts, the page itself reports when the member reads.
  if (!isScripted && !isPrefetch && conversation.lastNumber > conversation.readTo)
    await ask(putReading, { conversationId, number: conversation.lastNumber });
  return { key, conversation, messages: page.messages.slice(-shown) };
}
export type LoadedConversation = Awaited<ReturnType<typeof loadConversation>>;

/** Sends a message about the application that the page is of; the first one begins their conversation. */
export function writes(param: 'id' | 'applicationId'): Handler {
  return async (sent, { ask, params }) => {
    const text = normaliseText(sent.text('text'));
    if (text === '' || textLength(text) > messageLimits.text)
      return { fault: { code: 'message_unfit', fields: ['text'] } };
    const { id } = await ask(putApplicationConversation, { applicationId: params[param] ?? '' });
    const key = sent.text('key') || crypto.randomUUID();
    await ask(postMessage, { conversationId: id, key, text });
    return { done: 'written' };
  };
}
