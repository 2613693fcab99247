import type { Module } from '../ground/declaration.ts';
import { unusedAccount } from './emails/unused-account.ts';
import { unusedAccountEvents } from './events.ts';
import { unusedAccountsRows } from './expected-rows.ts';
import { unusedAccountNotifications } from './notifications.ts';
import { unusedAccountData } from './own-data.ts';
import { unusedAccountScheduledJobs } from './scheduled.ts';

export const unusedAccounts: Module = {
  name: 'unused-accounts',
  events: unusedAccountEvents,
  hasUnseenEvents: true,
  notifications: unusedAccountNotifications,
  emails: [unusedAccount],
  scheduledJobs: unusedAccountScheduledJobs,
  ownData: unusedAccountData,
  expectedRows: unusedAccountsRows,
};
