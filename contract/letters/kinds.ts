import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const letterKinds = {
  refusals: {
    letter_not_found: 'not_found',
    letter_outlived: 'conflict',
  },
} as const satisfies ModuleKinds;
