import * as calls from '#contract/enquiries/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { enquiryThings } from './things.ts';

/** The thing that each call of this module names. */
export const enquiryAccess = accessOf(calls, {
  getEnquiries: nothing,
  getEnquiry: enquiryThings.enquiry,
  postAnswer: enquiryThings.enquiry,
  putClosure: enquiryThings.enquiry,
  deleteClosure: enquiryThings.enquiry,
});
