import type { Module } from '../ground/declaration.ts';
import { emailChange } from './emails/email-change.ts';
import { emailChanged } from './emails/email-changed.ts';
import { verification } from './emails/verification.ts';
import { addressesRows } from './expected-rows.ts';
import { addressData } from './own-data.ts';
import { addressScheduledJobs } from './scheduled.ts';

export const addresses: Module = {
  name: 'addresses',
  emails: [verification, emailChange, emailChanged],
  scheduledJobs: addressScheduledJobs,
  ownData: addressData,
  expectedRows: addressesRows,
};
