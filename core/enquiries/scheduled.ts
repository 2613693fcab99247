import { everyTenMinutes, type ScheduledJob } from '../ground/scheduled-job.ts';
import { forgetOldEnquiries } from './forget-old-enquiries.ts';

export const enquiryScheduledJobs: ScheduledJob[] = [
  { name: 'enquiries:forget-old', at: everyTenMinutes, run: forgetOldEnquiries },
];
