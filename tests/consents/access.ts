import * as marketingCalls from '#contract/consents/marketing-calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const consentAccess = accessOf(marketingCalls, {
  getMarketing: nothing,
  putMarketing: nothing,
});
