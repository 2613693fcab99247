import * as calls from '#contract/guardians/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { guardianThings } from './things.ts';

/** The thing that each call of this module names. */
export const guardianAccess = accessOf(calls, {
  getGuardian: nothing,
  putGuardian: nothing,
  getGuardianRequest: guardianThings.request,
  postGuardianCode: guardianThings.request,
  putGuardianAnswer: guardianThings.request,
});
