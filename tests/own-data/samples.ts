import * as calls from '#contract/own-data/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const ownDataSamples = {
  access: accessOf(calls, {
    getExport: nothing,
  }),
} satisfies ModuleSamples;
