import * as calls from '#contract/own-data/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const ownDataSamples = {
  access: accessOf(calls, {
    getExport: nothing,
  }),
} satisfies ModuleSamples;
