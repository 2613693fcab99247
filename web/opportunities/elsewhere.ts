import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { findOpportunitiesTexts } from '#web/opportunities/texts/en/find-opportunities.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** What this module shows on pages of other modules. */
export const opportunitiesElsewhere = {
  desk: [
    {
      to: opportunityDeskPaths.deskOpportunities,
      label: deskTexts.rooms.opportunities,
      below: opportunityDeskPaths.deskOpportunity(''),
    },
  ],
  find: [{ to: opportunityPaths.findOpportunities, label: findOpportunitiesTexts.tab }],
} satisfies ModuleElsewhere;
