import type { Module } from '../ground/declaration.ts';
import { topicConsents } from './consents.ts';
import { notification } from './emails/notification.ts';
import { notificationEvents } from './events.ts';
import { notificationsRows } from './expected-rows.ts';
import { notificationLiveUpdates } from './live-updates.ts';
import { ownNotifications } from './notifications.ts';
import { notificationData } from './own-data.ts';
import { notificationReactions } from './reactions.ts';
import { notificationRepeats } from './repeats.ts';
import { notificationScheduledJobs } from './scheduled.ts';
import { notificationTasks } from './tasks.ts';

export const notifications: Module = {
  name: 'notifications',
  consents: topicConsents,
  repeats: notificationRepeats,
  events: notificationEvents,
  hasUnseenEvents: true,
  presenters: notificationLiveUpdates,
  emails: [notification],
  reactions: notificationReactions,
  scheduledJobs: notificationScheduledJobs,
  tasks: notificationTasks,
  notifications: ownNotifications,
  ownData: notificationData,
  expectedRows: notificationsRows,
  tablesWithFirstRows: ['told_messages'],
};
