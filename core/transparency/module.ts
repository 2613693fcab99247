import type { Module } from '../ground/declaration.ts';
import { transparencyData } from './own-data.ts';
import { transparencyScheduledJobs } from './scheduled.ts';

export const transparency: Module = {
  name: 'transparency',
  scheduledJobs: transparencyScheduledJobs,
  ownData: transparencyData,
};
