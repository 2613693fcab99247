import type { Module } from '../ground/declaration.ts';
import { openDataTables } from './own-data.ts';
import { openDataScheduledJobs } from './scheduled.ts';

export const openData: Module = {
  name: 'open-data',
  scheduledJobs: openDataScheduledJobs,
  ownData: openDataTables,
  tablesWithBytes: ['open_data_files'],
};
