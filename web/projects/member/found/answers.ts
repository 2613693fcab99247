import { deleteFollowing, getProject, putFollowing } from '#contract/projects/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { requireAge } from '#core/ground/require-age.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => {
  const { age, adultOn } = await ask(getStanding, {});
  requireAge({ age, adultOn: adultOn || null }, 'adult');
  return { project: await ask(getProject, { projectSlug: param('slug') }) };
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
