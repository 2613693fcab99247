import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** What others know of this module by name. */
export const supervisionKinds = {
  refusals: {
    account_protected: 'forbidden',
  },
} as const satisfies ModuleKinds;
