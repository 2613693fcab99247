import type { Module } from '../ground/declaration.ts';
import { administrationConfirmed } from './confirmed.ts';
import { loneProposal } from './emails/lone-proposal.ts';
import { administrationEvents } from './events.ts';
import { administrationRows } from './expected-rows.ts';
import { administrationLiveUpdates } from './live-updates.ts';
import { logHeadVersions } from './log-head-versions.ts';
import { administrationNotifications } from './notifications.ts';
import { administrationData } from './own-data.ts';
import { administrationReactions } from './reactions.ts';
import { administrationScheduledJobs } from './scheduled.ts';

export const administration: Module = {
  name: 'administration',
  events: administrationEvents,
  hasUnseenEvents: true,
  shown: [{ one: 'log head', all: 'log heads', look: logHeadVersions }],
  presenters: administrationLiveUpdates,
  notifications: administrationNotifications,
  emails: [loneProposal],
  reactions: administrationReactions,
  scheduledJobs: administrationScheduledJobs,
  confirmed: administrationConfirmed,
  ownData: administrationData,
  expectedRows: administrationRows,
};
