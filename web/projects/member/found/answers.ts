import { deleteFollowing, getProject, putFollowing } from '#contract/projects/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { requireAge } from '#core/ground/require-age.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params }) => {
  const { age, adultOn } = await ask(getStanding, {});
  requireAge({ age, adultOn: adultOn || null }, 'adult');
  return { project: await ask(getProject, { projectSlug: params.slug ?? '' }) };
});

export const action = acts({
  async follow(_, { ask, params }) {
    await ask(putFollowing, { projectSlug: params.slug ?? '' });
    return { done: 'followed' };
  },
  async unfollow(_, { ask, params }) {
    await ask(deleteFollowing, { projectSlug: params.slug ?? '' });
    return { done: 'unfollowed' };
  },
});
