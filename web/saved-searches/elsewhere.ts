import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import { savedSearchElsewhereTexts as texts } from '#web/saved-searches/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const savedSearchesElsewhere = {
  untilAdult: [
    async ({ rooms }) =>
      rooms.includes('saved') ? { to: savedSearchPaths.saved, label: texts.saved } : null,
  ],
} satisfies ModuleElsewhere;
