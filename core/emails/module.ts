import type { Module } from '../ground/declaration.ts';
import { emailScheduledJobs } from './scheduled.ts';

/** The outbox as administrators see it. */
export const emails: Module = { name: 'emails', jobsAs: 'letters', scheduledJobs: emailScheduledJobs };
