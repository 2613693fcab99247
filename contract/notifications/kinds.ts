import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const notificationKinds = {
  refusals: {
    unsubscription_unknown: ['not_found', 'There is no such link, or it is cut short.'],
  },
} as const satisfies ModuleKinds;
