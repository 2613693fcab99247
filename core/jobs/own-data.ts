import type { OwnData } from '../ground/table-rule.ts';

export const jobData: OwnData = { job_runners: 'names no one', scheduled_jobs: 'names no one' };
