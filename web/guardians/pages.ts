import { guardianPaths } from '#contract/guardians/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const guardianPages = [
  {
    path: guardianPaths.guardian,
    file: 'guardians/member/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
] as const satisfies readonly Page[];
