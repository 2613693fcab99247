import * as frameCalls from '#contract/today/frame-calls.ts';
import { accessOf, nothing } from '../access-of.ts';

/** The thing that each call of this module names. */
export const todayAccess = accessOf(frameCalls, {
  getFrame: nothing,
});
