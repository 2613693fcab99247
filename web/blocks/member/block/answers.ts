import { deleteBlock, getBlockedPerson, putBlock } from '#contract/blocks/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { paths } from '#web/paths.ts';

export const loader = loads(async ({ ask, params }) => ({
  person: await ask(getBlockedPerson, { personId: params.personId ?? '' }),
}));

export const action = acts({
  async block(_, { ask, params }) {
    await ask(putBlock, { personId: params.personId ?? '' });
    return { done: 'blocked', to: paths.blockedPeople };
  },
  async unblock(_, { ask, params }) {
    await ask(deleteBlock, { personId: params.personId ?? '' });
    return { done: 'unblocked', to: paths.blockedPeople };
  },
});
