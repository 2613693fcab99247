import * as calls from '#contract/supervision/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { accountThings } from '../accounts/things.ts';

export const supervisionSamples = {
  access: accessOf(calls, {
    getAccounts: nothing,
    getOneAccount: accountThings.account,
    putSuspension: accountThings.account,
    deleteSuspension: accountThings.account,
    getGuardianRefusals: nothing,
    putGuardianReview: accountThings.account,
    putCorrectedBirthDate: accountThings.account,
  }),
  events: {
    'accounts.blocked': 'emails',
    'accounts.unblocked': 'emails',
  },
} satisfies ModuleSamples;
