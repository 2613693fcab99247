import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import type { Page } from '../page.ts';

const personal = { kind: 'personal', hasLayout: true, isRare: true } as const;

/** The pages of this module, for the table of all pages. */
export const rosterPages = [
  { path: paths.join, file: 'rosters/member/join/page.tsx', ...personal, begins: true },
  { path: paths.joined, file: 'rosters/member/joined/page.tsx', ...personal },
  {
    path: paths.guardian,
    file: 'rosters/member/guardian/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.membership(':membershipId'),
    file: 'rosters/member/membership/page.tsx',
    ...personal,
    sample: paths.membership('nobodys'),
  },
  {
    path: paths.cohorts(':slug'),
    file: 'rosters/member/cohorts/page.tsx',
    ...personal,
    sample: paths.cohorts('nobodys'),
  },
  {
    path: paths.cohort(':slug', ':cohortId'),
    file: 'rosters/member/cohort/page.tsx',
    ...personal,
    takesFiles: true,
    sample: paths.cohort('nobodys', 'nobodys'),
  },
  {
    path: paths.student(':slug', ':cohortId', ':rowId'),
    file: 'rosters/member/student/page.tsx',
    ...personal,
    sample: paths.student('nobodys', 'nobodys', 'nobodys'),
  },
  {
    path: paths.preview(':slug', ':importId'),
    file: 'rosters/member/import/page.tsx',
    ...personal,
    sample: paths.preview('nobodys', 'nobodys'),
  },
  {
    path: paths.names(':slug'),
    file: 'rosters/member/names/page.tsx',
    ...personal,
    sample: paths.names('nobodys'),
  },
  {
    path: paths.codes(':slug', ':cohortId', ':form'),
    file: 'rosters/member/codes.ts',
    kind: 'act',
    isUnlisted: true,
    sample: paths.codes('nobodys', 'nobodys', 'pdf'),
  },
] as const satisfies readonly Page[];
