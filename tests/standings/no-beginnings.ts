import { putBirthDate } from '#contract/standings/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const standingNoBeginnings = {
  own: [putBirthDate],
} satisfies NoBeginnings;
