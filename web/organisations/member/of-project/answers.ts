import {
  deleteProjectOrganisation,
  getProjectOrganisations,
  putProjectOrganisation,
} from '#contract/organisations/project-calls.ts';
import { getWorkspace } from '#contract/projects/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { atAddress } from '../at-address.ts';
import { slugIn } from '../slug-in.ts';

export const loader = loads(async ({ ask, param }) => {
  const projectSlug = param('slug');
  const [project, said] = await Promise.all([
    ask(getWorkspace, { projectSlug }),
    ask(getProjectOrganisations, { projectSlug }),
  ]);
  return { project, said };
});

export const action = acts({
  ask: (sent, { ask, param }) =>
    atAddress('organisation_address', async () => {
      const organisationSlug = slugIn(sent.text('address'));
      await ask(putProjectOrganisation, { projectSlug: param('slug'), organisationSlug });
      return { done: 'said' };
    }),
  yes: async (sent, { ask, param }) => {
    const [projectSlug, organisationSlug] = [param('slug'), sent.text('slug')];
    await ask(putProjectOrganisation, { projectSlug, organisationSlug });
    return { done: 'said' };
  },
  no: async (sent, { ask, param }) => {
    const [projectSlug, organisationSlug] = [param('slug'), sent.text('slug')];
    await ask(deleteProjectOrganisation, { projectSlug, organisationSlug });
    return { done: 'ended' };
  },
});
