import type { Module } from '../ground/declaration.ts';
import { endsRows } from './expected-rows.ts';
import { endData } from './own-data.ts';
import { endScheduledJobs } from './scheduled.ts';

export const ends: Module = {
  name: 'ends',
  scheduledJobs: endScheduledJobs,
  ownData: endData,
  expectedRows: endsRows,
};
