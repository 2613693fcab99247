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
    path: transparencyPaths.log,
    file: 'administration/public/log/page.tsx',
    kind: 'public',
    madeOf: ['log heads'],
    isInSitemap: true,
    isRare: true,
  },
] as const satisfies readonly Page[];
