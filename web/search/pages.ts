import { peoplePaths } from '#contract/people/paths.ts';
import { searchPaths } from '#contract/search/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const searchPages = [
  { path: searchPaths.find, file: 'search/member/page.ts', kind: 'act', isUnlisted: true },
  { path: peoplePaths.people, file: 'search/member/page.ts', id: 'people', kind: 'act', isUnlisted: true },
] as const satisfies readonly Page[];
