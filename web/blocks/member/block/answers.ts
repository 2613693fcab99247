import { deleteBlock, getBlockedPerson, putBlock } from '#contract/blocks/calls.ts';
import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => ({
  person: await ask(getBlockedPerson, { personId: param('personId') }),
}));

export const action = acts({
  async block(_, { ask, param }) {
    await ask(putBlock, { personId: param('personId') });
    return { done: 'blocked', to: blockPaths.blockedPeople };
  },
  async unblock(_, { ask, param }) {
    await ask(deleteBlock, { personId: param('personId') });
    return { done: 'unblocked', to: blockPaths.blockedPeople };
  },
});
