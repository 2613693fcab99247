import { listOwnOpportunities, postOpportunity } from '#contract/opportunities/calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { getWorkspace } from '#contract/projects/calls.ts';
import { opportunityKinds } from '#rules/lists/kinds.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { tried } from '#web/opportunities/member/faults.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const [slug, after] = [param('slug'), url.searchParams.get('after') ?? ''];
  const project = await ask(getWorkspace, { projectSlug: slug });
  const listed = await ask(listOwnOpportunities, { project: slug, after });
  // Sent along, so that a form that is sent twice begins one draft.
  return { project, after, ...listed, key: crypto.randomUUID() };
});

export const action = acts({
  begin: (sent, { ask, param }) =>
    tried(async () => {
      const kind = opportunityKinds.find((one) => one === sent.text('kind'));
      if (!kind) return { fault: { code: 'opportunity_choice_unknown', fields: ['kind'] } };
      const title = sent.text('title');
      if (title === '') return { fault: { code: 'opportunity_title_missing', fields: ['title'] } };
      const { id } = await ask(postOpportunity, {
        projectSlug: param('slug'),
        said: { kind, title },
        key: sent.text('key') || undefined,
      });
      return { done: 'begun', to: opportunityPaths.ownOpportunity(id) };
    }),
});
