import type { Call } from '#contract/ground/call.ts';
import type { Access } from './access-of.ts';

/** The samples of one module. Its `samples.ts` exports them, and `tests/collected.ts` joins those of all modules. */
export type ModuleSamples = {
  /** Each call with the thing that its path names, and the values that it sends. */
  access?: readonly (readonly [Call, Access])[];
};
