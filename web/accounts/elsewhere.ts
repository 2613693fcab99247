import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const accountsElsewhere = {
  desk: [
    { to: accountDeskPaths.accounts, label: deskTexts.rooms.accounts, below: accountDeskPaths.account('') },
  ],
} satisfies ModuleElsewhere;
