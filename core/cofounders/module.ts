import type { Module } from '../ground/declaration.ts';
import { cofounderDeadlines } from './deadlines.ts';
import { cofounderEvents } from './events.ts';
import { cofoundersRows } from './expected-rows.ts';
import { cofounderFirstSteps } from './first-steps.ts';
import { cofounderNotifications } from './notifications.ts';
import { cofounderData } from './own-data.ts';
import { cofounderPurposes } from './purposes.ts';
import { cofounderReactions } from './reactions.ts';
import { reportableSearch } from './reportable.ts';
import { cofounderScheduledJobs } from './scheduled.ts';

export const cofounders: Module = {
  name: 'cofounders',
  firstSteps: cofounderFirstSteps,
  introductionPurposes: cofounderPurposes,
  reportables: { search: reportableSearch },
  events: cofounderEvents,
  hasUnseenEvents: true,
  notifications: cofounderNotifications,
  reactions: cofounderReactions,
  scheduledJobs: cofounderScheduledJobs,
  deadlines: cofounderDeadlines,
  ownData: cofounderData,
  expectedRows: cofoundersRows,
};
