import type { Module } from '../ground/declaration.ts';
import { avatarEvents } from './events.ts';
import { avatarNews } from './news.ts';
import { avatarNotices } from './notices.ts';
import { avatarData } from './own-data.ts';
import { avatarReactions } from './reactions.ts';

export const avatars: Module = {
  name: 'avatars',
  events: avatarEvents,
  notices: avatarNotices,
  presenters: avatarNews,
  ownData: avatarData,
  tablesWithBytes: ['avatars'],
  reactions: avatarReactions,
};
