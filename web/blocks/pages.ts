import { blockPaths } from '#contract/blocks/rare-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const blockPages = [
  {
    path: blockPaths.blockedPeople,
    file: 'blocks/member/blocked/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: blockPaths.blockPerson(':personId'),
    file: 'blocks/member/block/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
    sample: blockPaths.blockPerson('nobody'),
  },
] as const satisfies readonly Page[];
