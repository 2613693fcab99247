import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const wordingKinds = {
  refusals: {
    wording_not_found: ['not_found', 'The wording could not be found.'],
    wording_screened: ['invalid', 'A wording has no numbers of people, no links and no demands.'],
  },
  fieldErrors: ['wording_words_length', 'wording_better_length'],
  deskActions: ['wordings.listed', 'wording.drafted', 'wording.dropped'],
} as const satisfies ModuleKinds;
