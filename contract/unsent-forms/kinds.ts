import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const unsentFormKinds = {
  refusals: {
    unsent_form_refused: ['conflict', 'The form is not kept.'],
  },
  // The sign-in page says instead that nothing was saved.
  unworded: ['unsent_form_refused'],
  fieldErrors: ['form_not_sent_yet'],
} as const satisfies ModuleKinds;
