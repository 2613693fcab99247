import * as brokenPageCalls from '#contract/figures/broken-page-calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const figureAccess = accessOf(brokenPageCalls, {
  postBrokenPage: nothing,
});
