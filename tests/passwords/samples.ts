import * as calls from '#contract/passwords/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const passwordSamples = {
  access: accessOf(calls, {
    postPasswordCheck: nothing,
  }),
} satisfies ModuleSamples;
