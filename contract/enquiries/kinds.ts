import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** What others know of this module by name. */
export const enquiryKinds = {
  refusals: {
    enquiry_not_found: 'not_found',
    enquiry_answered: 'conflict',
  },
} as const satisfies ModuleKinds;
