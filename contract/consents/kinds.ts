import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const consentKinds = {
  consents: {
    terms: { text: 'terms', by: 'member', ends: 'account' },
    privacy: { text: 'privacy', by: 'member', ends: 'account' },
    marketing: { text: 'privacy', by: 'member', ends: 'here' },
  },
  refusals: {
    consent_unknown: ['not_found', 'There is no such consent.'],
    consent_not_here: ['forbidden', 'This consent is not withdrawn by this call.'],
    receipt_unknown: ['not_found', 'There is no such receipt of the caller.'],
  },
} as const satisfies ModuleKinds;
