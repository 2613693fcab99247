import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const certificateKinds = {
  notifications: { certificate_issued: 'organisations', certificate_withdrawn: 'always' },
  refusals: {
    certificate_unknown: ['not_found', 'There is no such certificate, or none of the caller’s.'],
    certificate_over: ['conflict', 'The certificate was declined or withdrawn.'],
  },
} as const satisfies ModuleKinds;
