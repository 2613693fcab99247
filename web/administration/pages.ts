import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { transparencyPaths } from '#contract/administration/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const administrationPages = [
  {
    path: administrationDeskPaths.log,
    file: 'administration/desk/log/page.tsx',
    kind: 'desk',
    right: 'staff',
    hasLayout: true,
  },
  {
    path: administrationDeskPaths.staff,
    file: 'administration/desk/staff/page.tsx',
    kind: 'desk',
    right: 'staff',
    hasLayout: true,
  },
  {
    path: administrationDeskPaths.proposals,
    file: 'administration/desk/proposals/page.tsx',
    kind: 'desk',
    right: 'any',
    hasLayout: true,
  },
  {
    path: administrationDeskPaths.proposal(':proposalId'),
    file: 'administration/desk/proposal/page.tsx',
    kind: 'desk',
    right: 'any',
    hasLayout: true,
    sample: administrationDeskPaths.proposal('nobodys'),
  },
  {
    path: transparencyPaths.log,
    file: 'administration/public/log/page.tsx',
    kind: 'public',
    madeOf: ['log heads'],
    isInSitemap: true,
    isRare: true,
  },
] as const satisfies readonly Page[];
