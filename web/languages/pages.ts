import { languagePaths } from '#contract/languages/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const languagePages = [
  {
    path: languagePaths.settings,
    file: 'languages/member/page.tsx',
    kind: 'personal',
    followsReader: true,
    isRare: true,
  },
] as const satisfies readonly Page[];
