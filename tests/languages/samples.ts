import * as calls from '#contract/languages/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const languageSamples = {
  access: accessOf(calls, { putLanguage: nothing }, { putLanguage: { language: () => 'en' } }),
  noBeginnings: { own: [calls.putLanguage] },
} satisfies ModuleSamples;
