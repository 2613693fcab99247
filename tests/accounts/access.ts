import * as calls from '#contract/accounts/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const accountAccess = accessOf(calls, {
  getAccount: nothing,
  postAccount: nothing,
  patchName: nothing,
  patchEmail: nothing,
  patchPassword: nothing,
  getPrefs: nothing,
  patchPrefs: nothing,
});
