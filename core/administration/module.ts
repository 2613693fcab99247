import type { Module } from '../ground/declaration.ts';
import { administrationData } from './own-data.ts';
import { administrationScheduledJobs } from './scheduled.ts';

export const administration: Module = {
  name: 'administration',
  scheduledJobs: administrationScheduledJobs,
  ownData: administrationData,
};
