import { mentoringDeskPaths } from '#contract/mentoring/desk-paths.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { appealDeskTexts } from '#web/mentoring/texts/en/desk.ts';
import { mentoringElsewhereTexts as texts } from '#web/mentoring/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const mentoringElsewhere = {
  desk: [
    { to: mentoringDeskPaths.appeals, label: appealDeskTexts.title, below: mentoringDeskPaths.appeal('') },
  ],
  you: [{ to: mentoringPaths.mentoring, label: texts.title, facts: texts.facts, module: 'agreements' }],
} satisfies ModuleElsewhere;
