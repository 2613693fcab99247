import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** What this module shows on pages of other modules. */
export const casesElsewhere = {
  desk: [{ to: caseDeskPaths.cases, label: deskTexts.rooms.cases, below: caseDeskPaths.case('') }],
} satisfies ModuleElsewhere;
