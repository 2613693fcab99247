import * as brokenPageCalls from '#contract/figures/broken-page-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const figureSamples = {
  access: accessOf(brokenPageCalls, {
    postBrokenPage: nothing,
  }),
} satisfies ModuleSamples;
