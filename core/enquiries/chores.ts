import { type Chore, everyTenMinutes } from '../ground/chore.ts';
import { forgetOldEnquiries } from './forget-old-enquiries.ts';

export const enquiryChores: Chore[] = [
  { name: 'enquiries:forget-old', at: everyTenMinutes, run: forgetOldEnquiries },
];
