import type { FaultsOf } from './act.ts';

/** The refusals of a mailed code, at its field. */
export const codeFaults = {
  user_invalid_token: { fields: ['code'] },
  sign_up_code_void: { fields: ['code'] },
  sign_up_code_expired: { fields: ['code'] },
} satisfies FaultsOf;
