import { deleteBlock, getBlockedPerson, putBlock } from '#contract/blocks/calls.ts';
import { blockPaths } from '#contract/blocks/paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params }) => ({
  person: await ask(getBlockedPerson, { personId: params.personId ?? '' }),
}));

export const action = acts({
  async block(_, { ask, params }) {
    await ask(putBlock, { personId: params.personId ?? '' });
    return { done: 'blocked', to: blockPaths.blockedPeople };
  },
  async unblock(_, { ask, params }) {
    await ask(deleteBlock, { personId: params.personId ?? '' });
    return { done: 'unblocked', to: blockPaths.blockedPeople };
  },
});
