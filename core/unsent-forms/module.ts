import type { Module } from '../ground/declaration.ts';
import { unsentFormsRows } from './expected-rows.ts';
import { unsentFormData } from './own-data.ts';
import { unsentFormScheduledJobs } from './scheduled.ts';

export const unsentForms: Module = {
  name: 'unsent-forms',
  scheduledJobs: unsentFormScheduledJobs,
  ownData: unsentFormData,
  expectedRows: unsentFormsRows,
};
