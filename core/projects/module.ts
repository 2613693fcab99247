import type { Module } from '../ground/declaration.ts';
import { projectChores } from './chores.ts';
import { projectEvents } from './events.ts';
import { ownerAsked } from './letters/owner-asked.ts';
import { projectPutBack } from './letters/project-put-back.ts';
import { projectRemoved } from './letters/project-removed.ts';
import { projectStaysRemoved } from './letters/project-stays-removed.ts';
import { teamInvitation } from './letters/team-invitation.ts';
import { teamRemoved } from './letters/team-removed.ts';
import { projectNews } from './news.ts';
import { projectNotices } from './notices.ts';
import { projectSteps } from './open-steps.ts';
import { projectData } from './own-data.ts';
import { knowByTeam } from './policy.ts';
import { projectReactions } from './reactions.ts';
import { reportableProject } from './reportable.ts';
import { nameOfProject } from './subject-name.ts';
import { projectWaits } from './waits.ts';

export const projects: Module = {
  name: 'projects',
  reportables: { project: reportableProject },
  subjectNames: [nameOfProject],
  acquaintances: [knowByTeam],
  events: projectEvents,
  notices: projectNotices,
  reactions: projectReactions,
  presenters: projectNews,
  chores: projectChores,
  letters: [teamInvitation, ownerAsked, teamRemoved, projectRemoved, projectPutBack, projectStaysRemoved],
  waits: projectWaits,
  openSteps: projectSteps,
  ownData: projectData,
  tablesWithBytes: ['project_picture_files'],
};
