import * as calls from '#contract/leaving/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const leavingAccess = accessOf(calls, {
  getLeaving: nothing,
  postLeavingCode: nothing,
  putLeaving: nothing,
  deleteLeaving: nothing,
});
