import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import {
  beginsWithin,
  kindChoices,
  mostHours,
  opportunityOrders,
  withinKm,
} from '#contract/opportunities/filters.ts';
import { innerOpportunityPaths } from '#contract/opportunities/inner-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { textLanguages } from '#contract/search/text-languages.ts';
import { currencies } from '#rules/amounts/money.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

const yes = ['yes'] as const;
const typed = /^.{1,200}$/u;

/** The pages of this module, for the table of all pages. */
export const opportunityPages = [
  {
    path: opportunityPaths.opportunities,
    file: 'opportunities/public/page.tsx',
    kind: 'public',
    query: {
      search: typed,
      kind: kindChoices,
      skill: typed,
      place: typed,
      within: withinKm,
      hours: mostHours,
      pay: typed,
      currency: currencies,
      begins: beginsWithin,
      textIn: textLanguages,
      order: opportunityOrders,
      remote: yes,
      equity: yes,
      credit: yes,
      institution: typed,
      verified: yes,
      after: /^\d{1,19}$/,
    },
    countsDaysWith: 'begins',
    madeOf: ['opportunities'],
    isInSitemap: true,
    picture: 'opportunities',
    isMeasured: true,
  },
  {
    path: opportunityPaths.opportunity(':slug'),
    file: 'opportunities/public/opportunity.tsx',
    kind: 'public',
    madeOf: ['opportunity::slug', 'all opportunities'],
    sample: opportunityPaths.opportunity('nobodys'),
    isNobodys: true,
  },
  {
    path: opportunityPaths.findOpportunities,
    file: 'opportunities/member/find/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: opportunityPaths.findOpportunity(':slug'),
    file: 'opportunities/member/found/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: opportunityPaths.findOpportunity('nobodys'),
  },
  {
    path: opportunityPaths.ownOpportunities,
    file: 'opportunities/member/list/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: opportunityPaths.ownOpportunity(':id'),
    file: 'opportunities/member/own/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: opportunityPaths.ownOpportunity('nobodys'),
  },
  {
    path: innerOpportunityPaths.editOpportunity(':id', ':step'),
    file: 'opportunities/member/edit/page.tsx',
    kind: 'personal',
    begins: true,
    hasLayout: true,
    sample: innerOpportunityPaths.editOpportunity('nobodys', 'basics'),
  },
  {
    path: opportunityDeskPaths.deskOpportunities,
    file: 'opportunities/desk/opportunities/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
  {
    path: opportunityDeskPaths.deskOpportunity(':id'),
    file: 'opportunities/desk/opportunity/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
    sample: opportunityDeskPaths.deskOpportunity('nobodys'),
  },
] as const satisfies readonly Page[];

export const opportunityChunks: readonly Chunk[] = [
  { name: 'opportunity-limits', files: ['contract/opportunities/limits'] },
  { name: 'text-languages', files: ['contract/(search/text-languages|lists/interface-languages)'] },
  {
    name: 'find',
    files: [
      'web/(opportunities/texts/en/find-opportunities|search/member/(search-form|list-address|chosen|page-links))',
    ],
  },
  {
    name: 'filters',
    files: [
      'web/opportunities/shown/filters',
      'rules/amounts/typed-amount',
      'contract/(opportunities/filters|search/limits)',
    ],
  },
];
