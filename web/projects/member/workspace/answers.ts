import {
  deleteArchive,
  deleteProject,
  getWorkspace,
  postAppeal,
  putArchive,
  putPublication,
} from '#contract/projects/calls.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { tried } from '../faults.ts';

export const loader = loads(async ({ ask, params, url }) => ({
  project: await ask(getWorkspace, { projectSlug: params.slug ?? '' }),
  back: backOf(url),
}));

export const action = acts({
  async publish(_, { ask, params, url }) {
    await ask(putPublication, { projectSlug: params.slug ?? '' });
    const back = backOf(url);
    return { done: 'published', ...(back && { to: back }) };
  },
  async archive(_, { ask, params }) {
    await ask(putArchive, { projectSlug: params.slug ?? '' });
    return { done: 'archived' };
  },
  async return(_, { ask, params }) {
    await ask(deleteArchive, { projectSlug: params.slug ?? '' });
    return { done: 'returned' };
  },
  appeal: (sent, { ask, params }) =>
    tried(async () => {
      await ask(postAppeal, { projectSlug: params.slug ?? '', appeal: sent.secret('appeal') });
      return { done: 'appealed' };
    }),
  async delete(_, { ask, params }) {
    await ask(deleteProject, { projectSlug: params.slug ?? '' });
    return { done: 'deleted', to: projectPaths.ownProjects };
  },
});
