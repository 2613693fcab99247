import type { Module } from '../ground/declaration.ts';
import { conversationChores } from './chores.ts';
import { conversationEvents } from './events.ts';
import { conversationNewsOf } from './news.ts';
import { conversationNotices } from './notices.ts';
import { conversationData } from './own-data.ts';
import { knowByConversation } from './policy.ts';
import { conversationReactions } from './reactions.ts';
import { reportableMessage } from './reportable.ts';
import { conversationWaits } from './waits.ts';

export const conversations: Module = {
  name: 'conversations',
  reportables: { message: reportableMessage },
  events: conversationEvents,
  hasUnseenEvents: true,
  notices: conversationNotices,
  presenters: conversationNewsOf,
  acquaintances: [knowByConversation],
  reactions: conversationReactions,
  chores: conversationChores,
  waits: conversationWaits,
  ownData: conversationData,
  tablesWithBytes: ['message_files', 'message_thumbnails'],
};
