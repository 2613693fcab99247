import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const supervisionKinds = {
  refusals: {
    account_protected: ['forbidden', 'The account cannot be suspended.'],
  },
} as const satisfies ModuleKinds;
