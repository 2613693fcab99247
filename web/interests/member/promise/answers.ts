import { getInterests, putPromise } from '#contract/interests/calls.ts';
import { interestPaths } from '#contract/interests/rare-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => {
  const { marks, promisedAt } = await ask(getInterests, {});
  return { promisedAt, hasMark: marks.length > 0 };
});

export const action = acts(
  {
    async promise(sent, { ask, url }) {
      await ask(putPromise, { promises: sent.has('promises') });
      const slug = url.searchParams.get('project') ?? '';
      const isSlug = /^[a-z0-9-]{1,64}$/.test(slug);
      return { done: 'promised', to: isSlug ? projectPaths.findProject(slug) : interestPaths.interests };
    },
  },
  { promise_missing: { fields: ['promises'] } },
);
