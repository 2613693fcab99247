import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const enquiryKinds = {
  refusals: {
    enquiry_not_found: ['not_found', 'The enquiry could not be found.'],
    enquiry_answered: ['conflict', 'The enquiry has an answer already.'],
  },
  deskActions: [
    'enquiries.listed',
    'enquiry.opened',
    'enquiry.answered',
    'enquiry.closed',
    'enquiry.reopened',
  ],
} as const satisfies ModuleKinds;
