import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { transparencyPaths } from '#contract/administration/paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { logTexts } from '#web/layout/texts/en/desk-log.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const administrationElsewhere = {
  desk: [{ to: administrationDeskPaths.log, label: deskTexts.rooms.log }],
  logged: {
    pages: { log: () => transparencyPaths.log },
    names: { log: (backup) => backup },
    details: { 'log.restored': (sequence) => logTexts.wentOnAfter({ sequence }) },
  },
} satisfies ModuleElsewhere;
