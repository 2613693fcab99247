import * as calls from '#contract/codes/calls.ts';
import * as tokenCalls from '#contract/codes/token-calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const codeAccess = accessOf(
  { ...calls, ...tokenCalls },
  {
    postLogInCode: nothing,
    putLogInCode: nothing,
    postVerification: nothing,
    putVerification: nothing,
    getVerificationLink: nothing,
    postCode: nothing,
    postRecovery: nothing,
    putRecovery: nothing,
  },
);
