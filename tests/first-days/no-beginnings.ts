import { putFirstStepAway } from '#contract/first-days/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const firstDayNoBeginnings = {
  own: [putFirstStepAway],
} satisfies NoBeginnings;
