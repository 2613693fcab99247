import { listOwnProjects } from '#contract/projects/calls.ts';
import { listInvited } from '#contract/projects/team-calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => {
  const [own, { invitations }] = await Promise.all([ask(listOwnProjects, {}), ask(listInvited, {})]);
  return { ...own, invitations: invitations.filter(({ kind }) => kind === 'project') };
});
