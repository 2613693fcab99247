import * as brokenPageCalls from '#contract/figures/broken-page-calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const figureSamples = {
  access: accessOf(brokenPageCalls, {
    postBrokenPage: nothing,
  }),
} satisfies ModuleSamples;
