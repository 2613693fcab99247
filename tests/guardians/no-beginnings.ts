import { postGuardianCode, putGuardian, putGuardianAnswer } from '#contract/guardians/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const guardianNoBeginnings = {
  own: [putGuardian],
  others: [postGuardianCode, putGuardianAnswer],
} satisfies NoBeginnings;
