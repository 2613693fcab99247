import { postEmailChange, putEmailChange, putFormerAddress } from '#contract/addresses/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const addressNoBeginnings = {
  own: [putFormerAddress, postEmailChange, putEmailChange],
} satisfies NoBeginnings;
