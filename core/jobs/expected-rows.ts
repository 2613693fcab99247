import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const jobsRows: ExpectedRows = {
  job_runners: 100,
  scheduled_jobs: 100,
};
