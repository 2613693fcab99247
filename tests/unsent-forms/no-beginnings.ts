import { postTakenUnsentForm, postUnsentForm } from '#contract/unsent-forms/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const unsentFormNoBeginnings = {
  own: [postUnsentForm, postTakenUnsentForm],
} satisfies NoBeginnings;
