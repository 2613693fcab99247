import { wordingDeskPaths } from '#contract/wording/desk-paths.ts';
import { wordingPaths } from '#contract/wording/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const wordingPages = [
  {
    path: wordingPaths.wrongWord,
    file: 'wording/member/wrong-word/page.tsx',
    kind: 'personal',
    isRare: true,
  },
  {
    path: wordingDeskPaths.wordings,
    file: 'wording/desk/wordings/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
] as const satisfies readonly Page[];
