import * as calls from '#contract/codes/calls.ts';
import * as tokenCalls from '#contract/codes/token-calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const codeSamples = {
  access: accessOf(
    { ...calls, ...tokenCalls },
    {
      postLogInCode: nothing,
      putLogInCode: nothing,
      postVerification: nothing,
      putVerification: nothing,
      getVerificationLink: nothing,
      postCode: nothing,
      postRecovery: nothing,
      putRecovery: nothing,
    },
  ),
  events: {
    'codes.asked': 'letters',
    'codes.used': 'nobody',
    'tokens.created': 'letters',
    'tokens.used': 'nobody',
  },
} satisfies ModuleSamples;
