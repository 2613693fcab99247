import * as calls from '#contract/addresses/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const addressAccess = accessOf(calls, {
  postEmailChange: nothing,
  putEmailChange: nothing,
  putFormerAddress: nothing,
});
