import { supervisionDeskPaths } from '#contract/supervision/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** What this module shows on pages of other modules. */
export const supervisionElsewhere = {
  desk: [{ to: supervisionDeskPaths.guardianRefusals, label: deskTexts.rooms.guardians }],
} satisfies ModuleElsewhere;
