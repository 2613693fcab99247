import { postAgreement } from '#contract/agreements/calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { getWorkspace } from '#contract/projects/calls.ts';
import { getTeam } from '#contract/projects/team-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const slug = param('slug');
  const project = await ask(getWorkspace, { projectSlug: slug });
  if (project.role !== 'owner') throw new Refusal('project_unknown');
  const { team } = await ask(getTeam, { projectSlug: slug });
  const people = team.filter(({ isSelf }) => !isSelf).map(({ id, name, title }) => ({ id, name, title }));
  return { project, people, chosen: url.searchParams.get('with') ?? '', key: crypto.randomUUID() };
});

export const action = acts(
  {
    async begin(sent, { ask, param }) {
      const personId = sent.text('person');
      if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/.test(personId))
        return { fault: { code: 'agreement_line_missing', fields: ['person'] } };
      const key = sent.text('key') || undefined;
      const { id } = await ask(postAgreement, { project: param('slug'), personId, key });
      return { done: 'begun', to: innerAgreementPaths.editAgreement(id, 'parties') };
    },
  },
  { agreement_person_unknown: { fields: ['person'] } },
);
