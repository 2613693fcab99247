import type { Module } from '../ground/declaration.ts';
import { standingEvents } from './events.ts';
import { standingsRows } from './expected-rows.ts';
import { standingNotifications } from './notifications.ts';
import { standingData } from './own-data.ts';
import { standingRepeats } from './repeats.ts';
import { standingScheduledJobs } from './scheduled.ts';

export const standings: Module = {
  name: 'standings',
  events: standingEvents,
  notifications: standingNotifications,
  changesRoles: ['standings.changed'],
  scheduledJobs: standingScheduledJobs,
  ownData: standingData,
  expectedRows: standingsRows,
  repeats: standingRepeats,
};
