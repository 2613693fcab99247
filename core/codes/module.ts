import type { Module } from '../ground/declaration.ts';
import { logInCode } from './emails/log-in-code.ts';
import { codeEvents } from './events.ts';
import { codesRows } from './expected-rows.ts';
import { tokenLiveUpdates } from './live-updates.ts';
import { codeNotifications } from './notifications.ts';
import { codeData } from './own-data.ts';
import { codeScheduledJobs } from './scheduled.ts';

export const codes: Module = {
  name: 'codes',
  events: codeEvents,
  hasUnseenEvents: true,
  notifications: codeNotifications,
  presenters: tokenLiveUpdates,
  emails: [logInCode],
  scheduledJobs: codeScheduledJobs,
  ownData: codeData,
  expectedRows: codesRows,
};
