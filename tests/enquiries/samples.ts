import * as calls from '#contract/enquiries/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';
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
    'enquiries.created': 'letters',
    'enquiries.answered': 'letters',
  },
} satisfies ModuleSamples;
