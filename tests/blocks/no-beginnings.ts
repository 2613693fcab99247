import { deleteBlock, putBlock } from '#contract/blocks/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const blockNoBeginnings = {
  safety: [putBlock, deleteBlock],
} satisfies NoBeginnings;
