import { postLogInCode } from '#contract/codes/calls.ts';
import {
  postCode,
  postRecovery,
  postVerification,
  putRecovery,
  putVerification,
} from '#contract/codes/token-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const codeNoBeginnings = {
  own: [postLogInCode, postVerification, putVerification, postCode, postRecovery, putRecovery],
} satisfies NoBeginnings;
