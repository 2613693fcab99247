import { putExtension } from '#contract/deadlines/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const deadlineNoBeginnings = {
  owed: [putExtension],
} satisfies NoBeginnings;
