import { cofounderDeskPaths } from '#contract/cofounders/desk-paths.ts';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import { cofoundersElsewhereTexts as texts } from '#web/cofounders/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const cofoundersElsewhere = {
  desk: [
    {
      to: cofounderDeskPaths.deskCofounders,
      label: texts.desk,
      below: cofounderDeskPaths.deskCofounderReview(''),
    },
  ],
  find: [{ to: innerCofounderPaths.findCofounders, label: texts.tab }],
} satisfies ModuleElsewhere;
