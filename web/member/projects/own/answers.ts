import { listInvited } from '#contract/project-team.ts';
import { listOwnProjects } from '#contract/projects.ts';
import { loads } from '../../../forms/load.ts';

export const loader = loads(async ({ ask }) => {
  const [own, { invitations }] = await Promise.all([ask(listOwnProjects, {}), ask(listInvited, {})]);
  return { ...own, invitations };
});
