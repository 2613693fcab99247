import type { Module } from '../ground/declaration.ts';
import { newDevice } from './emails/new-device.ts';
import { sessionEvents } from './events.ts';
import { sessionsRows } from './expected-rows.ts';
import { sessionLiveUpdates } from './live-updates.ts';
import { sessionNotifications } from './notifications.ts';
import { sessionData } from './own-data.ts';
import { sessionRepeats } from './repeats.ts';
import { sessionScheduledJobs } from './scheduled.ts';

export const sessions: Module = {
  name: 'sessions',
  events: sessionEvents,
  hasUnseenEvents: true,
  notifications: sessionNotifications,
  presenters: sessionLiveUpdates,
  emails: [newDevice],
  scheduledJobs: sessionScheduledJobs,
  ownData: sessionData,
  expectedRows: sessionsRows,
  repeats: sessionRepeats,
};
