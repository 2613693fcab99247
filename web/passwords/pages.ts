import { passwordPaths } from '#contract/passwords/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const passwordPages = [
  {
    path: passwordPaths.forgotPassword,
    file: 'passwords/member/forgot-password.tsx',
    kind: 'personal',
    isRare: true,
  },
  {
    path: passwordPaths.resetPassword,
    file: 'passwords/member/reset-password.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
] as const satisfies readonly Page[];
