import { deleteOwnCofounderTitle, putCofounderTitleAnswer } from '#contract/cofounder-titles/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const cofounderTitleNoBeginnings = {
  ends: [deleteOwnCofounderTitle],
  owed: [putCofounderTitleAnswer],
} satisfies NoBeginnings;
