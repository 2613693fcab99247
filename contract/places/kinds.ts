import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const placeKinds = {
  refusals: {
    place_unknown: 'invalid',
    pin_code_form: 'invalid',
    pin_code_unknown: 'invalid',
  },
} as const satisfies ModuleKinds;
