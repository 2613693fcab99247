import { deleteBlock, getBlockedPeople } from '#contract/blocks/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask, url }) =>
  ask(getBlockedPeople, { after: url.searchParams.get('after') ?? '' }),
);

export const action = acts({
  async unblock(sent, { ask }) {
    await ask(deleteBlock, { personId: sent.text('personId') });
    return { done: 'unblocked' };
  },
});
