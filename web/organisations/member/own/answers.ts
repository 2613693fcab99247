import { listOwnOrganisations } from '#contract/organisations/calls.ts';
import { listInvited } from '#contract/projects/team-calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => {
  const [{ organisations }, { invitations }] = await Promise.all([
    ask(listOwnOrganisations, {}),
    ask(listInvited, {}),
  ]);
  return { organisations, invitations: invitations.filter(({ kind }) => kind === 'organisation') };
});
