import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const factorKinds = {
  notifications: { factors_lost: 'letter' },
  refusals: {
    user_more_factors_required: [
      'unauthenticated',
      'More factors are required to complete the sign in process.',
    ],
    user_challenge_required: [
      'unauthenticated',
      'A recently successful challenge is required to complete this action. A challenge is considered recent for 10 minutes.',
    ],
    factor_required: ['forbidden', 'Staff need a second factor before they go on.'],
    factor_not_found: ['not_found', 'The account has no such second factor.'],
    factor_full: ['conflict', 'The account has as many apps or passkeys as it may.'],
    factor_loss_of_staff: ['forbidden', 'Only the operator removes the factors of staff.'],
    factor_loss_too_early: ['conflict', 'The second code counts 24 hours after the first one.'],
    factor_sign_in_again: [
      'conflict',
      'An account without a password adds its first factor within ten minutes of a log-in.',
    ],
  },
  deskActions: ['factors.reset'],
  fieldErrors: [
    'factor_code_wrong',
    'factor_code_missing',
    'factor_passkey_wrong',
    'factor_passkey_scripts',
    'factor_name_missing',
  ],
} as const satisfies ModuleKinds;
