import { memberPaths } from './member-paths.ts';
import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The parts of a member's public page, for the table of all pages. */
export const youPages = [
  {
    path: paths.yourSkills,
    file: 'member/you/skills/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.yourPage,
    file: 'member/you/public/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourAbout,
    file: 'member/you/public/about/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourLanguages,
    file: 'member/you/public/languages/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourTime,
    file: 'member/you/public/time/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourLinks,
    file: 'member/you/public/links/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourWork,
    file: 'member/you/public/work/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourHandle,
    file: 'member/you/public/handle/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourVisibility,
    file: 'member/you/public/visibility/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
] as const satisfies readonly Page[];
