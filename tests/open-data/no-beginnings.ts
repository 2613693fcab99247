import { deleteSharing } from '#contract/open-data/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const openDataNoBeginnings = {
  ends: [deleteSharing],
} satisfies NoBeginnings;
