import { openDataPaths } from '#contract/open-data/rare-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const openDataPages = [
  {
    path: openDataPaths.data,
    file: 'open-data/public/page.tsx',
    kind: 'public',
    madeOf: ['data files'],
    isInSitemap: true,
    isRare: true,
  },
  {
    path: openDataPaths.file(':file'),
    file: 'open-data/machine/file.ts',
    kind: 'machine',
    sample: openDataPaths.file('nobodys.csv'),
    isNobodys: true,
  },
  {
    path: openDataPaths.sharing(':slug'),
    file: 'open-data/member/sharing/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: openDataPaths.sharing('nobodys'),
  },
] as const satisfies readonly Page[];
