import { messageLimits } from '#contract/conversations/limits.ts';
import { deleteMessage, getMessages, patchMessage } from '#contract/conversations/message-calls.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';

export const loader = loads(async (visit) => {
  const message = await ownMessage(visit);
  if (!message.can.edit && !message.can.delete) throw new Refusal('message_not_found');
  return { message };
});

async function ownMessage({ ask, params: { conversationId = '', number = '' } }: Visit) {
  if (!/^\d{1,9}$/.test(number)) throw new Refusal('message_not_found');
  const after = Number(number) - 1;
  const { messages } = await ask(getMessages, { conversationId, after });
  const [message] = messages;
  if (message?.number !== Number(number)) throw new Refusal('message_not_found');
  return message;
}

const back = ({ param }: Visit) => conversationPaths.conversation(param('conversationId'));

export const action = acts({
  async edit(sent, visit) {
    const text = normaliseText(sent.secret('text'));
    if (textLength(text) > messageLimits.text) return { fault: { code: 'message_long', fields: ['text'] } };
    const { id: messageId } = await ownMessage(visit);
    await visit.ask(patchMessage, { messageId, text });
    return { done: 'edited', to: back(visit) };
  },
  async delete(_, visit) {
    const { id: messageId } = await ownMessage(visit);
    await visit.ask(deleteMessage, { messageId });
    return { done: 'deleted', to: back(visit) };
  },
});
