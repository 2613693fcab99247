import * as calls from '#contract/enquiries/calls.ts';
import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { enquiryThings } from './things.ts';

export const enquirySamples = {
  access: accessOf(calls, {
    getEnquiries: nothing,
    getEnquiry: enquiryThings.enquiry,
    postAnswer: enquiryThings.enquiry,
    putClosure: enquiryThings.enquiry,
    deleteClosure: enquiryThings.enquiry,
  }),
  events: {
    'enquiries.created': 'emails',
    'enquiries.answered': 'emails',
  },
  rows: {
    enquiries: `insert into enquiries (id, full_name, email, subject, message) values ('m' || $1, 'Asha', $2, 'S', 'M')`,
    enquiry_answers: `insert into enquiry_answers (id, enquiry_id, answered_by, answer) values ('n' || $1, 'm' || $1, 'admin', $2)`,
  },
  addresses: async ({ ofOther }) => ({
    [enquiryDeskPaths.enquiry(':enquiryId')]: enquiryDeskPaths.enquiry(
      await ofOther(enquiryThings.enquiry, 'enquiryId'),
    ),
  }),
  words: ['A lab', 'Come'],
} satisfies ModuleSamples;
