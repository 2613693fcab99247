import * as calls from '#contract/clocks/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { clockThings } from './things.ts';

/** The thing that each call of this module names. */
export const clockAccess = accessOf(calls, {
  getTurns: nothing,
  getDates: nothing,
  putExtension: clockThings.turn,
});
