import * as calls from '#contract/standings/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const standingAccess = accessOf(calls, {
  getStanding: nothing,
  putBirthDate: nothing,
});
