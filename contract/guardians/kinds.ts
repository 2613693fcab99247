import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const guardianKinds = {
  notifications: {
    guardian_answered: 'letter',
    guardian_reviewed: 'always',
    guardian_outgrown: 'none',
  },
  refusals: {
    guardian_not_needed: 'conflict',
    guardian_request_not_found: 'not_found',
    guardian_awaited: 'forbidden',
    guardian_refused: 'forbidden',
    guardian_statement_missing: 'invalid',
    guardian_check_missing: 'invalid',
  },
} as const satisfies ModuleKinds;
