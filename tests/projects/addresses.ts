import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import { innerProjectPaths } from '#contract/projects/inner-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { teamThings } from './things.ts';

export const projectAddresses: Addresses = async ({ own, ofOther }) => {
  const project = await own(teamThings.member, 'projectSlug');
  const updated = await own(teamThings.update, 'projectSlug');
  return {
    [projectPaths.project(':slug')]: projectPaths.project(updated),
    [projectPaths.findProject(':slug')]: projectPaths.findProject(project),
    [projectPaths.ownProject(':slug')]: projectPaths.ownProject(project),
    [innerProjectPaths.projectCover(':slug')]: innerProjectPaths.projectCover(project),
    [projectPaths.projectUpdates(':slug')]: projectPaths.projectUpdates(updated),
    [projectPaths.projectOpportunities(':slug')]: projectPaths.projectOpportunities(project),
    [projectPaths.projectTeam(':slug')]: projectPaths.projectTeam(project),
    [innerProjectPaths.editProject(':slug', ':step')]: innerProjectPaths.editProject(project, 'basics'),
    [innerProjectPaths.invitations]: projectPaths.invitation(
      await own(teamThings.invitation, 'invitationId'),
    ),
    [projectDeskPaths.deskProject(':projectId')]: projectDeskPaths.deskProject(
      await ofOther(teamThings.judgedProject, 'projectId'),
    ),
  };
};
