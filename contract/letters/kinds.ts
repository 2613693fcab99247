import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** What others know of this module by name. */
export const letterKinds = {
  refusals: {
    letter_not_found: 'not_found',
    letter_outlived: 'conflict',
  },
} as const satisfies ModuleKinds;
