import type { Module } from '../ground/declaration.ts';
import { enquiry } from './emails/enquiry.ts';
import { enquiryAnswer } from './emails/enquiry-answer.ts';
import { enquiryConfirmation } from './emails/enquiry-confirmation.ts';
import { enquiryEvents } from './events.ts';
import { enquiriesRows } from './expected-rows.ts';
import { enquiryNotifications } from './notifications.ts';
import { enquiryData } from './own-data.ts';
import { enquiryScheduledJobs } from './scheduled.ts';
import { nameOfEnquiry } from './subject-name.ts';

export const enquiries: Module = {
  name: 'enquiries',
  subjectNames: [nameOfEnquiry],
  events: enquiryEvents,
  notifications: enquiryNotifications,
  emails: [enquiry, enquiryConfirmation, enquiryAnswer],
  scheduledJobs: enquiryScheduledJobs,
  ownData: enquiryData,
  expectedRows: enquiriesRows,
};
