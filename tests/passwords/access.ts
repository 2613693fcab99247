import * as calls from '#contract/passwords/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const passwordAccess = accessOf(calls, {
  postPasswordCheck: nothing,
});
