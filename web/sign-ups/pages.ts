import { signUpPaths } from '#contract/sign-ups/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const signUpPages = [
  {
    path: signUpPaths.signup,
    file: 'sign-ups/member/page.tsx',
    kind: 'personal',
    isRare: true,
    isInSitemap: true,
    isMeasured: true,
  },
] as const satisfies readonly Page[];
