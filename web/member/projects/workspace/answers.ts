import { deleteProject, getWorkspace } from '#contract/projects.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import { paths } from '../../../paths.ts';

export const loader = loads(async ({ ask, params }) => ({
  project: await ask(getWorkspace, { projectSlug: params.slug ?? '' }),
}));

export const action = acts({
  async delete(_, { ask, params }) {
    await ask(deleteProject, { projectSlug: params.slug ?? '' });
    return { done: 'deleted', to: paths.ownProjects };
  },
});
