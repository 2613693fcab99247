import { messageLimits as limits } from '#contract/conversations/limits.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { getWritingTo, postFirstMessage } from '#contract/conversations/request-calls.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => ({
  writing: await ask(getWritingTo, { handle: param('handle') }),
  // Sent along, so that a message that is sent twice is sent once.
  key: crypto.randomUUID(),
}));

export const action = acts(
  {
    async write(sent, { ask, param }) {
      const text = normaliseText(sent.secret('text'));
      if (text === '') return { fault: { code: 'message_empty', fields: ['text'] } };
      if (textLength(text) > limits.text) return { fault: { code: 'message_long', fields: ['text'] } };
      const key = sent.text('key') || crypto.randomUUID();
      const begun = await ask(postFirstMessage, { handle: param('handle'), text, key });
      return { done: 'sent', to: conversationPaths.conversation(begun.conversationId) };
    },
  },
  { request_length: { fields: ['text'] }, message_empty: { fields: ['text'] } },
);
