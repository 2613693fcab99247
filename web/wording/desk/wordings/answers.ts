import { deleteWording, getWordings, putWordingDraft } from '#contract/wording/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const list = url.searchParams.get('list') === 'drafts' ? 'drafts' : 'new';
  const page = await ask(getWordings, { list, cursor: cursorIn(url) });
  return { list, ...page } as const;
});

export const action = acts({
  async draft(sent, { ask }) {
    await ask(putWordingDraft, { wordingId: sent.text('wordingId') });
    return { done: 'drafted' };
  },
  async drop(sent, { ask }) {
    await ask(deleteWording, { wordingId: sent.text('wordingId') });
    return { done: 'dropped' };
  },
});
