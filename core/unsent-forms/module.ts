import type { Module } from '../ground/declaration.ts';
import { unsentFormData } from './own-data.ts';
import { unsentFormScheduledJobs } from './scheduled.ts';

export const unsentForms: Module = {
  name: 'unsent-forms',
  scheduledJobs: unsentFormScheduledJobs,
  ownData: unsentFormData,
};
