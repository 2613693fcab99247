import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** What others know of this module by name. */
export const notificationKinds = {
  refusals: {
    unsubscription_unknown: 'not_found',
  },
} as const satisfies ModuleKinds;
