import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const districtKinds = {
  refusals: {
    place_unknown: ['invalid', 'There is no place of this name in the list of places.'],
    pin_code_form: ['invalid', 'A PIN code has six digits and does not begin with 0.'],
    pin_code_unknown: ['invalid', 'The PIN code is not known.'],
  },
} as const satisfies ModuleKinds;
