import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const enquiryKinds = {
  refusals: {
    enquiry_not_found: 'not_found',
    enquiry_answered: 'conflict',
  },
} as const satisfies ModuleKinds;
