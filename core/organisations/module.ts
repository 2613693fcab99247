import type { Module } from '../ground/declaration.ts';
import { changedOrganisations } from './changed-organisations.ts';
import { organisationDeadlines } from './deadlines.ts';
import { staffRemoved } from './emails/staff-removed.ts';
import { organisationEvents } from './events.ts';
import { organisationsRows } from './expected-rows.ts';
import { organisationFirstSteps } from './first-steps.ts';
import { invitedOrganisation } from './invited-organisation.ts';
import { organisationNotifications } from './notifications.ts';
import { organisationData } from './own-data.ts';
import { organisationReactions } from './reactions.ts';
import { reportableOrganisation, reportablePicture } from './reportable.ts';
import { organisationScheduledJobs } from './scheduled.ts';
import { tieOfOrganisation } from './tie.ts';

export const organisations: Module = {
  name: 'organisations',
  firstSteps: organisationFirstSteps,
  reportables: { organisation: reportableOrganisation, organisation_picture: reportablePicture },
  ties: [tieOfOrganisation],
  noConsents: {
    'PUT /organisations/:organisationSlug/ownership': { none: 'A member takes over an organisation.' },
  },
  invitedTeams: [invitedOrganisation],
  emails: [staffRemoved],
  events: organisationEvents,
  shownStreams: [{ all: 'all organisations', list: 'organisations', since: changedOrganisations }],
  notifications: organisationNotifications,
  reactions: organisationReactions,
  scheduledJobs: organisationScheduledJobs,
  deadlines: organisationDeadlines,
  ownData: organisationData,
  expectedRows: organisationsRows,
  tablesWithBytes: ['organisation_letters', 'organisation_picture_files'],
};
