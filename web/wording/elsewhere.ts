import { wordingDeskPaths } from '#contract/wording/desk-paths.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { wordingDeskTexts as texts } from '#web/wording/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const wordingElsewhere = {
  desk: [{ to: wordingDeskPaths.wordings, label: texts.title }],
  logged: {
    pages: { wording: () => wordingDeskPaths.wordings },
    names: { wording: () => texts.one },
    details: { 'wordings.listed': (list) => labelOf(texts.lists, list) },
  },
} satisfies ModuleElsewhere;
