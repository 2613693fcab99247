import type { Module } from '../ground/declaration.ts';
import { changedProjects } from './changed-projects.ts';
import { projectDeadlines } from './deadlines.ts';
import { ownerAsked } from './emails/owner-asked.ts';
import { projectPutBack } from './emails/project-put-back.ts';
import { projectRemoved } from './emails/project-removed.ts';
import { projectStaysRemoved } from './emails/project-stays-removed.ts';
import { teamInvitation } from './emails/team-invitation.ts';
import { teamRemoved } from './emails/team-removed.ts';
import { projectEvents } from './events.ts';
import { projectsRows } from './expected-rows.ts';
import { projectFirstSteps } from './first-steps.ts';
import { invitedProject } from './invited-project.ts';
import { projectLiveUpdates } from './live-updates.ts';
import { projectNotifications } from './notifications.ts';
import { projectSteps } from './open-steps.ts';
import { projectData } from './own-data.ts';
import { knowByTeam } from './policy.ts';
import { projectReactions } from './reactions.ts';
import { reportableProject } from './reportable.ts';
import { reportablePicture, reportableUpdate } from './reportable-parts.ts';
import { projectScheduledJobs } from './scheduled.ts';
import { nameOfProject } from './subject-name.ts';
import { tieOfTeam } from './tie.ts';

export const projects: Module = {
  name: 'projects',
  firstSteps: projectFirstSteps,
  noConsents: {
    'project_invitations.agreed_at': { none: 'A person joins a team, and leaves it again.' },
    'PUT /projects/:projectSlug/ownership': { none: 'A member takes over a project.' },
    'PUT /invitations/:invitationId/answer': { none: 'A person joins a team, and leaves it again.' },
  },
  invitedTeams: [invitedProject],
  reportables: {
    project: reportableProject,
    project_update: reportableUpdate,
    project_picture: reportablePicture,
  },
  subjectNames: [nameOfProject],
  acquaintances: [knowByTeam],
  ties: [tieOfTeam],
  events: projectEvents,
  shownStreams: [{ one: 'project', all: 'all projects', list: 'projects', since: changedProjects }],
  notifications: projectNotifications,
  reactions: projectReactions,
  presenters: projectLiveUpdates,
  scheduledJobs: projectScheduledJobs,
  emails: [teamInvitation, ownerAsked, teamRemoved, projectRemoved, projectPutBack, projectStaysRemoved],
  deadlines: projectDeadlines,
  openSteps: projectSteps,
  ownData: projectData,
  expectedRows: projectsRows,
  tablesWithBytes: ['project_picture_files'],
};
