import { deleteOwnSearch, putSearchPause, putStillLooking } from '#contract/cofounders/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const cofounderNoBeginnings = {
  ends: [putSearchPause, deleteOwnSearch],
  owed: [putStillLooking],
} satisfies NoBeginnings;
