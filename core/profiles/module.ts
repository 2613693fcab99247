import type { Module } from '../ground/declaration.ts';
import { profileEvents } from './events.ts';
import { profileNews } from './news.ts';
import { profileNotices } from './notices.ts';
import { profileData } from './own-data.ts';
import { profileReactions } from './reactions.ts';

export const profiles: Module = {
  name: 'profiles',
  events: profileEvents,
  notices: profileNotices,
  presenters: profileNews,
  ownData: profileData,
  reactions: profileReactions,
};
