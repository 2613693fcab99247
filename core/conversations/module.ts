import type { Module } from '../ground/declaration.ts';
import { conversationDeadlines } from './deadlines.ts';
import { conversationEvents } from './events.ts';
import { conversationsRows } from './expected-rows.ts';
import { conversationLiveUpdatesOf } from './live-updates.ts';
import { conversationNotifications } from './notifications.ts';
import { conversationData } from './own-data.ts';
import { knowByConversation } from './policy.ts';
import { conversationReactions } from './reactions.ts';
import { reportableMessage } from './reportable.ts';
import { conversationScheduledJobs } from './scheduled.ts';

export const conversations: Module = {
  name: 'conversations',
  noConsents: {
    'PUT /conversations/:conversationId/answer': { none: 'A member takes a request to write.' },
  },
  reportables: { message: reportableMessage },
  events: conversationEvents,
  hasUnseenEvents: true,
  notifications: conversationNotifications,
  presenters: conversationLiveUpdatesOf,
  acquaintances: [knowByConversation],
  reactions: conversationReactions,
  scheduledJobs: conversationScheduledJobs,
  deadlines: conversationDeadlines,
  ownData: conversationData,
  expectedRows: conversationsRows,
  tablesWithBytes: ['message_files', 'message_thumbnails'],
};
