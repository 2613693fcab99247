import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { accountPaths } from '#contract/accounts/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const accountPages = [
  {
    path: accountPaths.birthDate,
    file: 'accounts/member/birth-date/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: accountPaths.settings,
    file: 'accounts/member/settings/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: accountDeskPaths.accounts,
    file: 'accounts/desk/accounts/page.tsx',
    kind: 'desk',
    right: 'accounts',
    hasLayout: true,
  },
  {
    path: accountDeskPaths.account(':accountId'),
    file: 'accounts/desk/account/page.tsx',
    kind: 'desk',
    right: 'accounts',
    hasLayout: true,
    sample: accountDeskPaths.account('nobody'),
  },
] as const satisfies readonly Page[];
