import type { OwnData } from '../ground/table-rule.ts';

export const jobData: OwnData = { job_runners: 'names nobody', scheduled_jobs: 'names nobody' };
