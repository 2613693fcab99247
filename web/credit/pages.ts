import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import type { Page } from '../page.ts';
import { collegePages } from './college-pages.ts';

const personal = { kind: 'personal', hasLayout: true, isRare: true } as const;

/** The pages of this module, for the table of all pages. */
export const creditPages = [
  { path: paths.credit, file: 'credit/member/list/page.tsx', ...personal },
  { path: paths.newClaim, file: 'credit/member/new/page.tsx', ...personal, begins: true },
  { path: paths.logs, file: 'credit/member/logs/page.tsx', ...personal },
  { path: paths.hosted, file: 'credit/member/hosted/page.tsx', ...personal },
  {
    path: paths.hostedClaim(':claimId'),
    file: 'credit/member/hosted-one/page.tsx',
    ...personal,
    sample: paths.hostedClaim('nobodys'),
  },
  {
    path: paths.claim(':claimId'),
    file: 'credit/member/claim/page.tsx',
    ...personal,
    takesFiles: true,
    sample: paths.claim('nobodys'),
  },
  ...collegePages,
] as const satisfies readonly Page[];
