import { memberPaths } from './member-paths.ts';
import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The parts of a member's public page, for the table of all pages. */
export const youPages = [
  {
    path: paths.yourSkills,
    file: 'profiles/member/skills/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.yourPage,
    file: 'people/member/own-page/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourAbout,
    file: 'people/member/own-page/about/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourLanguages,
    file: 'people/member/own-page/languages/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourTime,
    file: 'people/member/own-page/time/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourLinks,
    file: 'people/member/own-page/links/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourWork,
    file: 'people/member/own-page/work/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourHandle,
    file: 'people/member/own-page/handle/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: memberPaths.yourVisibility,
    file: 'people/member/own-page/visibility/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
] as const satisfies readonly Page[];
