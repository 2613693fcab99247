import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const introductionSamples = {
  events: {
    'introductions.asked': 'none',
    'introductions.answered': 'none',
    'introductions.withdrawn': 'none',
    'introductions.lapsed': 'none',
    'introductions.released': 'none',
  },
} satisfies ModuleSamples;
