import { getProjectAskers, putProjectAskers } from '#contract/interests/project-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => ({
  slug: param('slug'),
  askers: await ask(getProjectAskers, { projectSlug: param('slug') }),
}));

export const action = acts({
  async save(sent, { ask, param }) {
    await ask(putProjectAskers, {
      projectSlug: param('slug'),
      investors: sent.has('investors'),
      professionals: sent.has('professionals'),
    });
    return { done: 'saved' };
  },
});
