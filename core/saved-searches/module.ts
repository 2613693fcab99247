import type { Module } from '../ground/declaration.ts';
import { savedSearchChores } from './chores.ts';
import { savedSearchEvents } from './events.ts';
import { savedSearchNotices } from './notices.ts';
import { savedSearchData } from './own-data.ts';

export const savedSearches: Module = {
  name: 'saved-searches',
  events: savedSearchEvents,
  hasUnseenEvents: true,
  notices: savedSearchNotices,
  chores: savedSearchChores,
  ownData: savedSearchData,
};
