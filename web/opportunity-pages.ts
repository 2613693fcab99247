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
    file: 'public/opportunities/page.tsx',
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
    file: 'public/opportunities/opportunity.tsx',
    kind: 'public',
    madeOf: ['opportunity::slug', 'all opportunities'],
    sample: paths.opportunity('nobodys'),
    isNobodys: true,
  },
  {
    path: paths.findOpportunities,
    file: 'member/find/opportunities/page.tsx',
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.findOpportunity(':slug'),
    file: 'member/find/opportunity/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.findOpportunity('nobodys'),
  },
  { path: paths.saved, file: 'member/saved/page.tsx', isRare: true, kind: 'personal', hasFrame: true },
  {
    path: memberPaths.savedSearch(':id'),
    file: 'member/saved/search/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: memberPaths.savedSearch('nobodys'),
  },
  {
    path: paths.projectOpportunities(':slug'),
    file: 'member/projects/opportunities/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.projectOpportunities('nobodys'),
  },
  {
    path: paths.ownOpportunities,
    file: 'member/opportunities/list/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.ownOpportunity(':id'),
    file: 'member/opportunities/own/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.ownOpportunity('nobodys'),
  },
  {
    path: memberPaths.editOpportunity(':id', ':step'),
    file: 'member/opportunities/edit/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: memberPaths.editOpportunity('nobodys', 'basics'),
  },
  { path: deskPaths.deskOpportunities, file: 'desk/opportunities/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.deskOpportunity(':id'),
    file: 'desk/opportunity/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.deskOpportunity('nobodys'),
  },
  { path: paths.opportunityFeed, file: 'public/machine/opportunity-feed.ts', kind: 'machine' },
  ...applicationPages,
] as const satisfies readonly Page[];
