import type { Module } from '../ground/declaration.ts';
import { fileEvents } from './events.ts';
import { filesRows } from './expected-rows.ts';
import { fileLiveUpdates } from './live-updates.ts';
import { fileNotifications } from './notifications.ts';
import { fileData } from './own-data.ts';
import { fileReactions } from './reactions.ts';
import { fileScheduledJobs } from './scheduled.ts';

export const files: Module = {
  name: 'files',
  events: fileEvents,
  notifications: fileNotifications,
  presenters: fileLiveUpdates,
  scheduledJobs: fileScheduledJobs,
  ownData: fileData,
  expectedRows: filesRows,
  tablesWithBytes: ['file_chunks'],
  reactions: fileReactions,
};
