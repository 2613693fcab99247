import { ledgerDeskPaths } from '#contract/ledger/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const ledgerElsewhere = {
  desk: [{ to: ledgerDeskPaths.ledgers, label: deskTexts.rooms.ledgers }],
} satisfies ModuleElsewhere;
