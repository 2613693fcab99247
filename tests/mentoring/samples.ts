import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const mentoringSamples = {} satisfies ModuleSamples;
