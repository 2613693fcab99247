import type { Module } from '../ground/declaration.ts';
import { accountEvents } from './events.ts';
import { accountsRows } from './expected-rows.ts';
import { accountLiveUpdates } from './live-updates.ts';
import { accountNotifications } from './notifications.ts';
import { accountData } from './own-data.ts';
import { accountRepeats } from './repeats.ts';
import { accountScheduledJobs } from './scheduled.ts';
import { nameOfAccount } from './subject-name.ts';

export const accounts: Module = {
  name: 'accounts',
  subjectNames: [nameOfAccount],
  events: accountEvents,
  notifications: accountNotifications,
  presenters: accountLiveUpdates,
  changesRoles: ['accounts.updated'],
  scheduledJobs: accountScheduledJobs,
  ownData: accountData,
  expectedRows: accountsRows,
  repeats: accountRepeats,
};
