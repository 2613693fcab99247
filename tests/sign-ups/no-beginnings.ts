import { postSignUp, postSignUpCode, putSignUpCode } from '#contract/sign-ups/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const signUpNoBeginnings = {
  own: [postSignUpCode, putSignUpCode, postSignUp],
} satisfies NoBeginnings;
