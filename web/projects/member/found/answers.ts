import { deleteFollowing, getProject, putFollowing } from '#contract/projects/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { requireAge } from '#core/ground/require-age.ts';
import { partsOfFoundProject } from '#web/elsewhere.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { withLanguage } from '../../shown/marked.ts';

export const loader = loads(async (visit) => {
  const { ask, param } = visit;
  const { age, adultOn } = await ask(getStanding, {});
  requireAge({ age, adultOn: adultOn || null }, 'adult');
  const project = await ask(getProject, { projectSlug: param('slug') });
  const parts = await Promise.all(partsOfFoundProject.map((part) => part(visit, project.slug)));
  return { project: withLanguage(project), parts: parts.filter((part) => part !== null) };
});

export const action = acts({
  async follow(_, { ask, param }) {
    await ask(putFollowing, { projectSlug: param('slug') });
    return { done: 'followed' };
  },
  async unfollow(_, { ask, param }) {
    await ask(deleteFollowing, { projectSlug: param('slug') });
    return { done: 'unfollowed' };
  },
});
