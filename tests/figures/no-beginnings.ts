import { postBrokenPage } from '#contract/figures/broken-page-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const figureNoBeginnings = {
  own: [postBrokenPage],
} satisfies NoBeginnings;
