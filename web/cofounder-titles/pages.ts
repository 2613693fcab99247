import { cofounderTitlePaths } from '#contract/cofounder-titles/rare-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const cofounderTitlePages = [
  {
    path: cofounderTitlePaths.titles(':slug'),
    file: 'cofounder-titles/member/titles/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: cofounderTitlePaths.titles('nobodys'),
  },
] as const satisfies readonly Page[];
