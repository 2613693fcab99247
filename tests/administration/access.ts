import * as calls from '#contract/administration/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const administrationAccess = accessOf(calls, {
  getActions: nothing,
});
