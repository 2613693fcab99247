import { emailDeskPaths } from '#contract/emails/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const emailsElsewhere = {
  desk: [{ to: emailDeskPaths.letters, label: deskTexts.rooms.letters }],
} satisfies ModuleElsewhere;
