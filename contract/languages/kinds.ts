import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const languageKinds = {
  refusals: { language_not_offered: ['invalid', 'The interface is not offered in this language.'] },
} as const satisfies ModuleKinds;
