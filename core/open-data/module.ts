import type { Module } from '../ground/declaration.ts';
import { openDataRows } from './expected-rows.ts';
import { openDataVersions } from './open-data-versions.ts';
import { openDataTables } from './own-data.ts';
import { openDataScheduledJobs } from './scheduled.ts';

export const openData: Module = {
  name: 'open-data',
  shown: [{ one: 'data file', all: 'data files', look: openDataVersions }],
  scheduledJobs: openDataScheduledJobs,
  ownData: openDataTables,
  expectedRows: openDataRows,
  tablesWithBytes: ['open_data_files'],
};
