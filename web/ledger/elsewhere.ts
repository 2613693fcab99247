import { ledgerDeskPaths } from '#contract/ledger/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** What this module shows on pages of other modules. */
export const ledgerElsewhere = {
  desk: [{ to: ledgerDeskPaths.ledgers, label: deskTexts.rooms.ledgers }],
} satisfies ModuleElsewhere;
