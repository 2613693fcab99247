import { factorPaths } from '#contract/factors/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const factorPages = [
  {
    path: sessionPaths.second,
    file: 'factors/member/second/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: factorPaths.signIn,
    file: 'factors/member/sign-in/page.tsx',
    kind: 'personal',
    isRare: true,
    hasLayout: true,
  },
  {
    path: factorPaths.lost,
    file: 'factors/member/lost/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: factorPaths.restore,
    file: 'factors/member/restore.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
] as const satisfies readonly Page[];
