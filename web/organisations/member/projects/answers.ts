import { getOwnOrganisation } from '#contract/organisations/calls.ts';
import {
  deleteOrganisationProject,
  getOrganisationProjects,
  putOrganisationProject,
} from '#contract/organisations/project-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { atAddress } from '../at-address.ts';
import { slugIn } from '../slug-in.ts';

export const loader = loads(async ({ ask, param }) => {
  const organisationSlug = param('slug');
  const [organisation, said] = await Promise.all([
    ask(getOwnOrganisation, { organisationSlug }),
    ask(getOrganisationProjects, { organisationSlug }),
  ]);
  return { organisation, said };
});

export const action = acts({
  ask: (sent, { ask, param }) =>
    atAddress('organisation_project_address', async () => {
      const projectSlug = slugIn(sent.text('address'));
      await ask(putOrganisationProject, { organisationSlug: param('slug'), projectSlug });
      return { done: 'said' };
    }),
  yes: async (sent, { ask, param }) => {
    const [organisationSlug, projectSlug] = [param('slug'), sent.text('slug')];
    await ask(putOrganisationProject, { organisationSlug, projectSlug });
    return { done: 'said' };
  },
  no: async (sent, { ask, param }) => {
    const [organisationSlug, projectSlug] = [param('slug'), sent.text('slug')];
    await ask(deleteOrganisationProject, { organisationSlug, projectSlug });
    return { done: 'ended' };
  },
});
