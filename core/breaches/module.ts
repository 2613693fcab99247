import type { Module } from '../ground/declaration.ts';
import { breachNotice } from './emails/breach-notice.ts';
import { breachesRows } from './expected-rows.ts';
import { breachData } from './own-data.ts';
import { breachScheduledJobs } from './scheduled.ts';
import { numberOfBreach } from './subject-name.ts';

export const breaches: Module = {
  name: 'breaches',
  subjectNames: [numberOfBreach],
  emails: [breachNotice],
  scheduledJobs: breachScheduledJobs,
  ownData: breachData,
  expectedRows: breachesRows,
};
