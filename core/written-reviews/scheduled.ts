import { everyMinute, type ScheduledJob } from '../ground/scheduled-job.ts';
import { closeReviews } from './close-reviews.ts';
import { forgetReviews } from './forget-reviews.ts';

export const writtenReviewScheduledJobs: ScheduledJob[] = [
  { name: 'written-reviews:close', at: everyMinute, run: closeReviews },
  { name: 'written-reviews:forget', at: '50 * * * *', run: forgetReviews },
];
