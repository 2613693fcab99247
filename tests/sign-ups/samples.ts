import * as calls from '#contract/sign-ups/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const signUpSamples = {
  access: accessOf(calls, {
    postSignUpCode: nothing,
    putSignUpCode: nothing,
    getCurrentSignUp: nothing,
    postSignUp: nothing,
  }),
} satisfies ModuleSamples;
