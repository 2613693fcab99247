import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { Page } from '../page.ts';

const personal = { kind: 'personal', hasLayout: true, isRare: true } as const;

/** The pages for the staff of institutions. */
export const collegePages = [
  {
    path: paths.claims(':slug'),
    file: 'credit/member/college/list/page.tsx',
    ...personal,
    sample: paths.claims('nobodys'),
  },
  {
    path: paths.collegeClaim(':slug', ':claimId'),
    file: 'credit/member/college/one/page.tsx',
    ...personal,
    sample: paths.collegeClaim('nobodys', 'nobodys'),
  },
  {
    path: paths.rule(':slug', ':cohortId'),
    file: 'credit/member/college/rule/page.tsx',
    ...personal,
    sample: paths.rule('nobodys', 'nobodys'),
  },
  {
    path: paths.claimsFile(':slug'),
    file: 'credit/member/college/file.ts',
    kind: 'act',
    isUnlisted: true,
    sample: paths.claimsFile('nobodys'),
  },
  {
    path: paths.collegeEvidence(':slug', ':claimId', ':fileId'),
    file: 'credit/member/college/evidence.ts',
    kind: 'act',
    isUnlisted: true,
    sample: paths.collegeEvidence('nobodys', 'nobodys', 'nobodys'),
  },
] as const satisfies readonly Page[];
