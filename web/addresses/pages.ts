import { addressPaths } from '#contract/addresses/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const addressPages = [
  {
    path: addressPaths.restoreEmail,
    file: 'addresses/member/restore-email.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: addressPaths.verifyEmail,
    file: 'addresses/member/verify-email/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
] as const satisfies readonly Page[];
