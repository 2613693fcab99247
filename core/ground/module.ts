import type { Module } from './declaration.ts';
import { groundRows } from './expected-rows.ts';
import { groundData } from './own-data.ts';
import { groundScheduledJobs } from './scheduled.ts';

export const ground: Module = {
  name: 'ground',
  scheduledJobs: groundScheduledJobs,
  ownData: groundData,
  expectedRows: groundRows,
};
