import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** What others know of this module by name. */
export const storyKinds = {
  reportables: ['story'],
} as const satisfies ModuleKinds;
