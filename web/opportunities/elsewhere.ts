import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { listAndSearch } from '#web/layout/desk/list-and-search.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { opportunityDeskTexts } from '#web/opportunities/texts/en/desk.ts';
import { opportunityElsewhereTexts as texts } from '#web/opportunities/texts/en/elsewhere.ts';
import { findOpportunitiesTexts } from '#web/opportunities/texts/en/find-opportunities.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const opportunitiesElsewhere = {
  desk: [
    {
      to: opportunityDeskPaths.deskOpportunities,
      label: deskTexts.rooms.opportunities,
      below: opportunityDeskPaths.deskOpportunity(''),
    },
  ],
  untilAdult: [async () => ({ to: opportunityPaths.opportunities, label: texts.read })],
  find: [{ to: opportunityPaths.findOpportunities, label: findOpportunitiesTexts.tab }],
  logged: {
    pages: { opportunity: opportunityDeskPaths.deskOpportunity },
    details: { 'opportunities.listed': (detail) => listAndSearch(opportunityDeskTexts.lists, detail) },
  },
} satisfies ModuleElsewhere;
