import { openDataPaths } from '#contract/open-data/rare-paths.ts';
import { sharingTexts as texts } from '#web/open-data/texts/en/sharing.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const openDataElsewhere = {
  ownProject: [(slug) => ({ to: openDataPaths.sharing(slug), label: texts.link })],
} satisfies ModuleElsewhere;
