import { deleteEmail, getEmails, postEmailTry } from '#contract/emails/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';
import { emailNames } from '../../words.ts';

export const loader = loads(async ({ ask, url }) => {
  const { letters, ...others } = await ask(getEmails, { cursor: cursorIn(url) });
  return {
    ...others,
    letters: letters.map((email) => ({ ...email, name: labelOf(emailNames, email.kind) })),
  };
});

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
