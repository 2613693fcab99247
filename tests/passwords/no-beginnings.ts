import { postPasswordCheck } from '#contract/passwords/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const passwordNoBeginnings = {
  own: [postPasswordCheck],
} satisfies NoBeginnings;
