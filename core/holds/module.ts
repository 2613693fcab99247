import type { Module } from '../ground/declaration.ts';
import { holdEvents } from './events.ts';
import { holdLiveUpdates } from './live-updates.ts';
import { holdNotifications } from './notifications.ts';
import { holdData } from './own-data.ts';
import { holdScheduledJobs } from './scheduled.ts';
import { nameOfHold, numberOfOrder } from './subject-name.ts';

export const holds: Module = {
  name: 'holds',
  subjectNames: [numberOfOrder, nameOfHold],
  events: holdEvents,
  presenters: holdLiveUpdates,
  notifications: holdNotifications,
  scheduledJobs: holdScheduledJobs,
  ownData: holdData,
  tablesWithBytes: ['held_bytes'],
};
