import type { Module } from '../ground/declaration.ts';
import { notificationChores } from './chores.ts';
import { notificationEvents } from './events.ts';
import { notification } from './letters/notification.ts';
import { notificationNews } from './news.ts';
import { notificationNotices } from './notices.ts';
import { notificationData } from './own-data.ts';
import { notificationReactions } from './reactions.ts';
import { notificationTasks } from './tasks.ts';

export const notifications: Module = {
  name: 'notifications',
  events: notificationEvents,
  hasUnseenEvents: true,
  presenters: notificationNews,
  letters: [notification],
  reactions: notificationReactions,
  chores: notificationChores,
  tasks: notificationTasks,
  notices: notificationNotices,
  ownData: notificationData,
};
