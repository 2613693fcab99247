import {
  beginsWithin,
  kindChoices,
  mostHours,
  opportunityOrders,
  withinKm,
} from '#contract/opportunities/filters.ts';
import { currencies } from '#rules/amounts/money.ts';
import { applicationPages } from './application-pages.ts';
import { deskPaths } from './desk-paths.ts';
import { memberPaths } from './member-paths.ts';
import type { Page } from './pages.ts';
import { paths } from './paths.ts';

const yes = ['yes'] as const;
const typed = /^.{1,200}$/u;

/** The pages of what projects offer, for the table of all pages. */
export const opportunityPages = [
  {
    path: paths.opportunities,
    file: 'opportunities/public/page.tsx',
    kind: 'public',
    query: {
      ...{ search: typed, kind: kindChoices, skill: typed, place: typed, within: withinKm },
      ...{
        hours: mostHours,
        pay: typed,
        currency: currencies,
        begins: beginsWithin,
        order: opportunityOrders,
      },
      ...{ remote: yes, equity: yes, credit: yes, verified: yes, after: /^\d{1,19}$/ },
    },
    madeOf: ['opportunities'],
    isInSitemap: true,
    picture: 'opportunities',
    isMeasured: true,
  },
  {
    path: paths.opportunity(':slug'),
    file: 'opportunities/public/opportunity.tsx',
    kind: 'public',
    madeOf: ['opportunity::slug', 'all opportunities'],
    sample: paths.opportunity('nobodys'),
    isNobodys: true,
  },
  {
    path: paths.findOpportunities,
    file: 'opportunities/member/find/page.tsx',
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.findOpportunity(':slug'),
    file: 'opportunities/member/found/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.findOpportunity('nobodys'),
  },
  {
    path: paths.saved,
    file: 'saved-searches/member/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.savedSearch(':id'),
    file: 'saved-searches/member/search/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: memberPaths.savedSearch('nobodys'),
  },
  {
    path: paths.projectOpportunities(':slug'),
    file: 'projects/member/opportunities/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.projectOpportunities('nobodys'),
  },
  {
    path: paths.ownOpportunities,
    file: 'opportunities/member/list/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.ownOpportunity(':id'),
    file: 'opportunities/member/own/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.ownOpportunity('nobodys'),
  },
  {
    path: memberPaths.editOpportunity(':id', ':step'),
    file: 'opportunities/member/edit/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: memberPaths.editOpportunity('nobodys', 'basics'),
  },
  {
    path: deskPaths.deskOpportunities,
    file: 'opportunities/desk/opportunities/page.tsx',
    kind: 'desk',
    hasFrame: true,
  },
  {
    path: deskPaths.deskOpportunity(':id'),
    file: 'opportunities/desk/opportunity/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.deskOpportunity('nobodys'),
  },
  { path: paths.opportunityFeed, file: 'opportunities/public/opportunity-feed.ts', kind: 'machine' },
  ...applicationPages,
] as const satisfies readonly Page[];
