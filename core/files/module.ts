import type { Module } from '../ground/declaration.ts';
import { fileChores } from './chores.ts';
import { fileEvents } from './events.ts';
import { fileNews } from './news.ts';
import { fileNotices } from './notices.ts';
import { fileData } from './own-data.ts';
import { fileReactions } from './reactions.ts';

export const files: Module = {
  name: 'files',
  events: fileEvents,
  notices: fileNotices,
  presenters: fileNews,
  chores: fileChores,
  ownData: fileData,
  tablesWithBytes: ['file_chunks'],
  reactions: fileReactions,
};
