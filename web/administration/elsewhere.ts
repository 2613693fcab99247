import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const administrationElsewhere = {
  desk: [{ to: administrationDeskPaths.log, label: deskTexts.rooms.log }],
} satisfies ModuleElsewhere;
