import { introductionDeskPaths } from '#contract/introductions/desk-paths.ts';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import { introductionDeskTexts } from '#web/introductions/texts/en/desk.ts';
import { introductionTexts as texts } from '#web/introductions/texts/en/introductions.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const introductionsElsewhere = {
  desk: [{ to: introductionDeskPaths.introductions, label: introductionDeskTexts.title }],
  you: [{ to: introductionPaths.list, label: texts.title, facts: texts.facts, module: 'agreements' }],
} satisfies ModuleElsewhere;
