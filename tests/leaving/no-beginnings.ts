import { deleteLeaving, postLeavingCode, putLeaving } from '#contract/leaving/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const leavingNoBeginnings = {
  own: [postLeavingCode, putLeaving, deleteLeaving],
} satisfies NoBeginnings;
