import type { Module } from '../ground/declaration.ts';
import { enquiryChores } from './chores.ts';
import { enquiryEvents } from './events.ts';
import { enquiry } from './letters/enquiry.ts';
import { enquiryAnswer } from './letters/enquiry-answer.ts';
import { enquiryConfirmation } from './letters/enquiry-confirmation.ts';
import { enquiryNotices } from './notices.ts';
import { enquiryData } from './own-data.ts';
import { nameOfEnquiry } from './subject-name.ts';

export const enquiries: Module = {
  name: 'enquiries',
  subjectNames: [nameOfEnquiry],
  events: enquiryEvents,
  notices: enquiryNotices,
  letters: [enquiry, enquiryConfirmation, enquiryAnswer],
  chores: enquiryChores,
  ownData: enquiryData,
};
