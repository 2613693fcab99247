import type { Module } from '../ground/declaration.ts';
import { avatarEvents } from './events.ts';
import { avatarsRows } from './expected-rows.ts';
import { avatarLiveUpdates } from './live-updates.ts';
import { avatarNotifications } from './notifications.ts';
import { avatarData } from './own-data.ts';
import { avatarReactions } from './reactions.ts';

export const avatars: Module = {
  name: 'avatars',
  events: avatarEvents,
  notifications: avatarNotifications,
  presenters: avatarLiveUpdates,
  ownData: avatarData,
  expectedRows: avatarsRows,
  tablesWithBytes: ['avatars'],
  reactions: avatarReactions,
};
