import type { Module } from '../ground/declaration.ts';
import { rightsDeadlines } from './deadlines.ts';
import { rightsAnswered } from './emails/rights-answered.ts';
import { rightsCode } from './emails/rights-code.ts';
import { rightsLate } from './emails/rights-late.ts';
import { rightsReceived } from './emails/rights-received.ts';
import { rightsEvents } from './events.ts';
import { rightsRows } from './expected-rows.ts';
import { rightsLiveUpdates } from './live-updates.ts';
import { rightsNotifications } from './notifications.ts';
import { rightsData } from './own-data.ts';
import { rightsReactions } from './reactions.ts';
import { rightsScheduledJobs } from './scheduled.ts';
import { numberOfRequest } from './subject-name.ts';

export const rights: Module = {
  name: 'rights',
  subjectNames: [numberOfRequest],
  events: rightsEvents,
  presenters: rightsLiveUpdates,
  notifications: rightsNotifications,
  emails: [rightsCode, rightsReceived, rightsAnswered, rightsLate],
  reactions: rightsReactions,
  scheduledJobs: rightsScheduledJobs,
  deadlines: rightsDeadlines,
  ownData: rightsData,
  expectedRows: rightsRows,
};
