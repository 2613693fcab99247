import type { ModuleSamples } from '../module-samples.ts';

export const endSamples = {
  rows: {
    ends: '',
  },
} satisfies ModuleSamples;
