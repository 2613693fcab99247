import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const endSamples = {
  rows: {
    ends: '',
  },
} satisfies ModuleSamples;
