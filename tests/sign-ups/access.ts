import * as calls from '#contract/sign-ups/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const signUpAccess = accessOf(calls, {
  postSignUpCode: nothing,
  putSignUpCode: nothing,
  getCurrentSignUp: nothing,
  postSignUp: nothing,
});
