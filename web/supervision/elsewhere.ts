import { supervisionDeskPaths } from '#contract/supervision/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const supervisionElsewhere = {
  desk: [{ to: supervisionDeskPaths.guardianRefusals, label: deskTexts.rooms.guardians }],
  logged: { details: { 'accounts.searched': (search) => search || deskTexts.allAccounts } },
} satisfies ModuleElsewhere;
