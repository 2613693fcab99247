import {
  deleteArchive,
  deleteProject,
  getWorkspace,
  postAppeal,
  putArchive,
  putPublication,
} from '#contract/projects/calls.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { linksOfOwnProject } from '#web/elsewhere.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { tried } from '../faults.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const project = await ask(getWorkspace, { projectSlug: param('slug') });
  const links = project.can.edit ? linksOfOwnProject.map((link) => link(project.slug)) : [];
  return { project, links, back: backOf(url) };
});

export const action = acts({
  async publish(_, { ask, param, url }) {
    await ask(putPublication, { projectSlug: param('slug') });
    const back = backOf(url);
    return { done: 'published', ...(back && { to: back }) };
  },
  async archive(_, { ask, param }) {
    await ask(putArchive, { projectSlug: param('slug') });
    return { done: 'archived' };
  },
  async return(_, { ask, param }) {
    await ask(deleteArchive, { projectSlug: param('slug') });
    return { done: 'returned' };
  },
  appeal: (sent, { ask, param }) =>
    tried(async () => {
      await ask(postAppeal, { projectSlug: param('slug'), appeal: sent.secret('appeal') });
      return { done: 'appealed' };
    }),
  async delete(_, { ask, param }) {
    await ask(deleteProject, { projectSlug: param('slug') });
    return { done: 'deleted', to: projectPaths.ownProjects };
  },
});
