import * as calls from '#contract/addresses/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const addressSamples = {
  access: accessOf(calls, {
    postEmailChange: nothing,
    putEmailChange: nothing,
    putFormerAddress: nothing,
  }),
} satisfies ModuleSamples;
