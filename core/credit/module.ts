import type { Module } from '../ground/declaration.ts';
import { creditDeadlines } from './deadlines.ts';
import { creditEvents } from './events.ts';
import { creditRows } from './expected-rows.ts';
import { creditNotifications } from './notifications.ts';
import { creditSteps } from './open-steps.ts';
import { creditData } from './own-data.ts';
import { creditReactions } from './reactions.ts';
import { creditScheduledJobs } from './scheduled.ts';

export const credit: Module = {
  name: 'credit',
  events: creditEvents,
  hasUnseenEvents: true,
  notifications: creditNotifications,
  reactions: creditReactions,
  scheduledJobs: creditScheduledJobs,
  deadlines: creditDeadlines,
  openSteps: creditSteps,
  ownData: creditData,
  expectedRows: creditRows,
  noConsents: {
    'credit_lines.confirmed': { none: 'The host counts minutes of work, and agrees to no use of data.' },
  },
  tablesWithBytes: ['credit_evidence_files'],
};
