import * as calls from '#contract/transparency/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const transparencySamples = {
  access: accessOf(calls, { getTransparency: nothing }),
} satisfies ModuleSamples;
