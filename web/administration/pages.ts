import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const administrationPages = [
  {
    path: administrationDeskPaths.log,
    file: 'administration/desk/log/page.tsx',
    kind: 'desk',
    hasLayout: true,
  },
] as const satisfies readonly Page[];
