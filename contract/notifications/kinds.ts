import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const notificationKinds = {
  refusals: {
    unsubscription_unknown: 'not_found',
  },
} as const satisfies ModuleKinds;
