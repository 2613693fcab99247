import { signUpFaults } from '#rules/sign-up/check-form.ts';
import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const signUpKinds = {
  refusals: {
    sign_up_code_void: 'unauthenticated',
    sign_up_code_expired: 'unauthenticated',
    sign_up_ticket_missing: 'not_found',
    ...signUpFaults,
  },
} as const satisfies ModuleKinds;
