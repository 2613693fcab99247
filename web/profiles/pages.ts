import { profilePaths } from '#contract/profiles/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const profilePages = [
  {
    path: profilePaths.you,
    file: 'profiles/member/page.tsx',
    kind: 'personal',
    hasLayout: true,
    takesFiles: true,
  },
  {
    path: profilePaths.yourProfile,
    file: 'profiles/member/profile/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: profilePaths.yourSkills,
    file: 'profiles/member/skills/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
] as const satisfies readonly Page[];
