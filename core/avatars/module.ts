import type { Module } from '../ground/declaration.ts';
import { avatarEvents } from './events.ts';
import { avatarNews } from './news.ts';
import { avatarData } from './own-data.ts';
import { avatarReactions } from './reactions.ts';

export const avatars: Module = {
  name: 'avatars',
  events: avatarEvents,
  presenters: avatarNews,
  ownData: avatarData,
  reactions: avatarReactions,
};
