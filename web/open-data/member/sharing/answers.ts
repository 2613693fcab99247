import { deleteSharing, getSharing, putSharing } from '#contract/open-data/calls.ts';
import { getWorkspace } from '#contract/projects/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => {
  const projectSlug = param('slug');
  const [project, sharing] = await Promise.all([
    ask(getWorkspace, { projectSlug }),
    ask(getSharing, { projectSlug }),
  ]);
  return { project, ...sharing };
});

export const action = acts({
  async end(_, { ask, param }) {
    await ask(deleteSharing, { projectSlug: param('slug') });
    return { done: 'ended' };
  },
  async begin(_, { ask, param }) {
    await ask(putSharing, { projectSlug: param('slug') });
    return { done: 'begun' };
  },
});
