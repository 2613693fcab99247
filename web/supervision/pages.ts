import { supervisionDeskPaths } from '#contract/supervision/desk-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const supervisionPages = [
  {
    path: supervisionDeskPaths.guardianRefusals,
    file: 'supervision/desk/guardians/page.tsx',
    kind: 'desk',
    right: 'accounts',
    hasLayout: true,
  },
] as const satisfies readonly Page[];
