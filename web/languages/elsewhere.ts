import { languagePaths } from '#contract/languages/paths.ts';
import { languageTexts as texts } from '#web/languages/texts/en/languages.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const languagesElsewhere = {
  you: [{ to: languagePaths.settings, label: texts.title, facts: texts.facts }],
} satisfies ModuleElsewhere;
