import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const guardianKinds = {
  notifications: {
    guardian_answered: 'letter',
    guardian_reviewed: 'always',
    guardian_outgrown: 'none',
  },
  consents: { guardian: { text: 'privacy', by: 'guardian', ends: 'guardian' } },
  refusals: {
    guardian_not_needed: ['conflict', 'The account needs no guardian.'],
    guardian_request_not_found: [
      'not_found',
      'The request is unknown, has expired, or a newer one has replaced it.',
    ],
    guardian_awaited: ['forbidden', 'The account waits for a parent or guardian.'],
    guardian_refused: ['forbidden', 'A guardian has refused; an administrator has to look first.'],
    guardian_statement_missing: ['invalid', 'The guardian must be an adult and name the relation.'],
    guardian_check_missing: ['invalid', 'A service has to make sure of the guardian first.'],
  },
} as const satisfies ModuleKinds;
