import { transparencyPagePaths } from '#contract/transparency/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const transparencyPages = [
  {
    path: transparencyPagePaths.transparency,
    file: 'transparency/public/page.tsx',
    kind: 'public',
    madeOf: ['transparency counts'],
    isInSitemap: true,
    isRare: true,
  },
] as const satisfies readonly Page[];
