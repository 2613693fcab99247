import { agreementDeskPaths } from '#contract/agreements/desk-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { disputeDeskTexts } from '#web/agreements/texts/en/dispute-desk.ts';
import { agreementRowTexts as row } from '#web/agreements/texts/en/row.ts';
import { listAndSearch } from '#web/layout/desk/list-and-search.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const agreementsElsewhere = {
  desk: [
    {
      to: agreementDeskPaths.disputes,
      label: deskTexts.rooms.disputes,
      below: agreementDeskPaths.dispute(''),
    },
    { to: agreementDeskPaths.contestedCauses, label: deskTexts.rooms.causes },
  ],
  you: [{ to: agreementPaths.ownAgreements, label: row.title, facts: row.facts, module: 'agreements' }],
  logged: {
    pages: { dispute: agreementDeskPaths.dispute },
    details: { 'disputes.listed': (detail) => listAndSearch(disputeDeskTexts.lists, detail) },
  },
} satisfies ModuleElsewhere;
