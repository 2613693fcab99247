import * as calls from '#contract/passwords/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { passwordNoBeginnings } from './no-beginnings.ts';

export const passwordSamples = {
  access: accessOf(calls, {
    postPasswordCheck: nothing,
  }),
  noBeginnings: passwordNoBeginnings,
} satisfies ModuleSamples;
