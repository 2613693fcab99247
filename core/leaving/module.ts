import type { Module } from '../ground/declaration.ts';
import { confirmationCode } from './emails/confirmation-code.ts';
import { leavingEmail } from './emails/leaving.ts';
import { leavingEvents } from './events.ts';
import { leavingLiveUpdates } from './live-updates.ts';
import { leavingNotifications } from './notifications.ts';
import { leavingReactions } from './reactions.ts';
import { leavingScheduledJobs } from './scheduled.ts';

export const leaving: Module = {
  name: 'leaving',
  events: leavingEvents,
  notifications: leavingNotifications,
  presenters: leavingLiveUpdates,
  changesRoles: ['accounts.leaving', 'accounts.kept'],
  emails: [confirmationCode, leavingEmail],
  scheduledJobs: leavingScheduledJobs,
  reactions: leavingReactions,
};
