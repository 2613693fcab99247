import type { Module } from '../ground/declaration.ts';
import { rosterConsents } from './consents.ts';
import { guardianRoster } from './emails/guardian-roster.ts';
import { rosterCodeEmail } from './emails/roster-code.ts';
import { rosterEvents } from './events.ts';
import { rostersRows } from './expected-rows.ts';
import { rosterFirstSteps } from './first-steps.ts';
import { rosterNotifications } from './notifications.ts';
import { rosterSteps } from './open-steps.ts';
import { rosterData } from './own-data.ts';
import { rosterReactions } from './reactions.ts';
import { rosterScheduledJobs } from './scheduled.ts';

export const rosters: Module = {
  name: 'rosters',
  firstSteps: rosterFirstSteps,
  events: rosterEvents,
  hasUnseenEvents: true,
  notifications: rosterNotifications,
  emails: [rosterCodeEmail, guardianRoster],
  consents: rosterConsents,
  reactions: rosterReactions,
  scheduledJobs: rosterScheduledJobs,
  openSteps: rosterSteps,
  ownData: rosterData,
  expectedRows: rostersRows,
};
