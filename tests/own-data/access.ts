import * as calls from '#contract/own-data/calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const ownDataAccess = accessOf(calls, {
  getExport: nothing,
});
