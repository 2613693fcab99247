import { interestPaths } from '#contract/interests/rare-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const interestPages = [
  {
    path: interestPaths.interests,
    file: 'interests/member/interests/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
  },
  {
    path: interestPaths.promise,
    file: 'interests/member/promise/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
  },
  {
    path: interestPaths.projectAskers(':slug'),
    file: 'interests/member/askers/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: interestPaths.projectAskers('nobodys'),
  },
] as const satisfies readonly Page[];
