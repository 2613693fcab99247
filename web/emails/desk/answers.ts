import { deleteEmail, getEmails, postEmailTry } from '#contract/emails/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(({ ask, url }) => ask(getEmails, { cursor: cursorIn(url) }));

export const action = acts({
  async send(sent, { ask }) {
    await ask(postEmailTry, { letterId: sent.text('letterId') });
    return { done: 'sent' };
  },
  async drop(sent, { ask }) {
    await ask(deleteEmail, { letterId: sent.text('letterId') });
    return { done: 'dropped' };
  },
});
