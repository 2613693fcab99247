import * as frameCalls from '#contract/today/frame-calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';

export const todaySamples = {
  access: accessOf(frameCalls, {
    getFrame: nothing,
  }),
} satisfies ModuleSamples;
