import * as brokenPageCalls from '#contract/figures/broken-page-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { figureNoBeginnings } from './no-beginnings.ts';

export const figureSamples = {
  access: accessOf(brokenPageCalls, {
    postBrokenPage: nothing,
  }),
  noBeginnings: figureNoBeginnings,
} satisfies ModuleSamples;
