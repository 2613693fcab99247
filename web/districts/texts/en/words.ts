import type { districtKinds } from '#contract/districts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const districtWords = {
  refusals: {
    pin_code_form: 'A PIN code has six digits and does not begin with 0.',
    pin_code_unknown: 'We don’t know this PIN code. Choose the district.',
    place_unknown:
      'We don’t know this place. Name a city or district of India, Ghana, Nigeria or Uganda, or leave it empty for anywhere.',
  },
} satisfies ModuleWords<typeof districtKinds>;
