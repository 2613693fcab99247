import type { Module } from '../ground/declaration.ts';
import { profileEvents } from './events.ts';
import { profilesRows } from './expected-rows.ts';
import { profileLiveUpdates } from './live-updates.ts';
import { profileNotifications } from './notifications.ts';
import { profileData } from './own-data.ts';
import { profileReactions } from './reactions.ts';

export const profiles: Module = {
  name: 'profiles',
  events: profileEvents,
  notifications: profileNotifications,
  presenters: profileLiveUpdates,
  ownData: profileData,
  expectedRows: profilesRows,
  reactions: profileReactions,
};
