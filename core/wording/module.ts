import type { Module } from '../ground/declaration.ts';
import { wordingRows } from './expected-rows.ts';
import { wordingData } from './own-data.ts';
import { wordingScheduledJobs } from './scheduled.ts';

export const wording: Module = {
  name: 'wording',
  scheduledJobs: wordingScheduledJobs,
  ownData: wordingData,
  expectedRows: wordingRows,
};
