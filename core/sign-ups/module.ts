import type { Module } from '../ground/declaration.ts';
import { awaitedByProof } from './awaited.ts';
import { signUpCode } from './emails/sign-up-code.ts';
import { welcome } from './emails/welcome.ts';
import { signUpsRows } from './expected-rows.ts';
import { signUpData } from './own-data.ts';
import { signUpScheduledJobs } from './scheduled.ts';

export const signUps: Module = {
  name: 'sign-ups',
  emails: [signUpCode, welcome],
  scheduledJobs: signUpScheduledJobs,
  awaitedAccounts: [awaitedByProof],
  ownData: signUpData,
  expectedRows: signUpsRows,
};
