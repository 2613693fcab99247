import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** What others know of this module by name. */
export const placeKinds = {
  refusals: {
    place_unknown: 'invalid',
    pin_code_form: 'invalid',
    pin_code_unknown: 'invalid',
  },
} as const satisfies ModuleKinds;
