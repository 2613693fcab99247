import * as calls from '#contract/supervision/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { accountThings } from '../accounts/things.ts';

/** The thing that each call of this module names. */
export const supervisionAccess = accessOf(calls, {
  getAccounts: nothing,
  getOneAccount: accountThings.account,
  putSuspension: accountThings.account,
  deleteSuspension: accountThings.account,
  getGuardianRefusals: nothing,
  putGuardianReview: accountThings.account,
  putCorrectedBirthDate: accountThings.account,
});
