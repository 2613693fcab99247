import { putGuardianPurpose, putPurpose } from '#contract/legal-texts/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const legalTextNoBeginnings = {
  own: [putPurpose],
  others: [putGuardianPurpose],
} satisfies NoBeginnings;
