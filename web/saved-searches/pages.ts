import { innerSavedSearchPaths } from '#contract/saved-searches/inner-paths.ts';
import { savedSearchPaths } from '#contract/saved-searches/paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const savedSearchPages = [
  {
    path: savedSearchPaths.saved,
    file: 'saved-searches/member/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: innerSavedSearchPaths.savedSearch(':id'),
    file: 'saved-searches/member/search/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerSavedSearchPaths.savedSearch('nobodys'),
  },
] as const satisfies readonly Page[];

export const savedSearchChunks: readonly Chunk[] = [
  {
    name: 'saved-searches',
    files: ['web/saved-searches/texts/en/saved-searches', 'contract/saved-searches/limits'],
  },
];
