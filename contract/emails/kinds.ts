import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const emailKinds = {
  refusals: {
    letter_not_found: ['not_found', 'No letter in trouble has this number.'],
    letter_outlived: ['conflict', 'The letter has lost its point and is not sent any more.'],
  },
  deskActions: ['letters.listed', 'letter.sentAgain', 'letter.dropped'],
} as const satisfies ModuleKinds;
