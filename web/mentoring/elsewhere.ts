import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { mentoringElsewhereTexts as texts } from '#web/mentoring/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const mentoringElsewhere = {
  you: [{ to: mentoringPaths.mentoring, label: texts.title, facts: texts.facts, module: 'agreements' }],
} satisfies ModuleElsewhere;
