import { deleteInterests } from '#contract/interests/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const interestNoBeginnings = {
  own: [deleteInterests],
} satisfies NoBeginnings;
