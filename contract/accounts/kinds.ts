import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const accountKinds = {
  refusals: {
    user_already_exists: 'conflict',
    user_blocked: 'forbidden',
    user_email_already_verified: 'conflict',
    user_email_not_found: 'invalid',
    user_invalid_credentials: 'unauthenticated',
    user_invalid_token: 'unauthenticated',
    user_not_found: 'not_found',
    user_target_already_exists: 'conflict',
    user_unauthorized: 'unauthenticated',
    age_unknown: ['forbidden', 'The account has not said its date of birth yet.'],
    birth_date_known: ['conflict', 'The date of birth is known already.'],
    opens_later: ['forbidden', ({ on }) => `The account is too young for this${on ? ` until ${on}` : ''}.`],
  },
} as const satisfies ModuleKinds;
