import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const sessionKinds = {
  refusals: {
    user_session_already_exists: 'unauthenticated',
    user_session_not_found: 'not_found',
  },
} as const satisfies ModuleKinds;
