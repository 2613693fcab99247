import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const peoplePages = [
  {
    path: peoplePaths.person(':handle'),
    file: 'people/public/person.tsx',
    kind: 'public',
    madeOf: ['person::handle', 'people'],
    sample: peoplePaths.person('nobody-at-all'),
    isNobodys: true,
  },
  { path: peoplePaths.findPeople, file: 'people/member/find/page.tsx', kind: 'personal', hasLayout: true },
  {
    path: peoplePaths.findPerson(':handle'),
    file: 'people/member/found/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: peoplePaths.findPerson('nobody-at-all'),
  },
  {
    path: peoplePaths.yourPage,
    file: 'people/member/own-page/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: innerPeoplePaths.yourAbout,
    file: 'people/member/own-page/about/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
  },
  {
    path: innerPeoplePaths.yourLanguages,
    file: 'people/member/own-page/languages/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
  },
  {
    path: innerPeoplePaths.yourTime,
    file: 'people/member/own-page/time/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
  },
  {
    path: innerPeoplePaths.yourLinks,
    file: 'people/member/own-page/links/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
  },
  {
    path: innerPeoplePaths.yourWork,
    file: 'people/member/own-page/work/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
  },
  {
    path: innerPeoplePaths.yourHandle,
    file: 'people/member/own-page/handle/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
  },
  {
    path: innerPeoplePaths.yourVisibility,
    file: 'people/member/own-page/visibility/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
] as const satisfies readonly Page[];

export const peopleChunks: readonly Chunk[] = [
  { name: 'languages', files: ['web/people/texts/en/languages.', 'rules/lists/languages'] },
  { name: 'people', files: ['web/people/texts/en/people.'] },
  { name: 'your-page', files: ['web/people/texts/en/your-page.'] },
  {
    name: 'profile',
    files: [
      'web/(people/texts/en/public-profile|standings/(texts/en/standing|member/standing)|people/member/own-page/form-page)',
      'contract/people/public-profile-limits',
      'rules/lists/handles',
    ],
  },
];
