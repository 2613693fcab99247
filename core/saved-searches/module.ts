import type { Module } from '../ground/declaration.ts';
import { savedSearchEvents } from './events.ts';
import { savedSearchesRows } from './expected-rows.ts';
import { savedSearchFirstSteps } from './first-steps.ts';
import { savedSearchNotifications } from './notifications.ts';
import { savedSearchData } from './own-data.ts';
import { savedSearchScheduledJobs } from './scheduled.ts';

export const savedSearches: Module = {
  name: 'saved-searches',
  firstSteps: savedSearchFirstSteps,
  events: savedSearchEvents,
  hasUnseenEvents: true,
  notifications: savedSearchNotifications,
  scheduledJobs: savedSearchScheduledJobs,
  ownData: savedSearchData,
  expectedRows: savedSearchesRows,
};
