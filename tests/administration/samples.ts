import * as calls from '#contract/administration/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const administrationSamples = {
  access: accessOf(calls, {
    getActions: nothing,
  }),
} satisfies ModuleSamples;
