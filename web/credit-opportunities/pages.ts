import { creditOpportunityPaths as paths } from '#contract/credit-opportunities/rare-paths.ts';
import type { Page } from '../page.ts';

const personal = { kind: 'personal', hasLayout: true, isRare: true } as const;

/** The pages of this module, for the table of all pages. */
export const creditOpportunityPages = [
  {
    path: paths.institution(':id'),
    file: 'credit-opportunities/member/institution/page.tsx',
    ...personal,
    begins: true,
    sample: paths.institution('nobodys'),
  },
  {
    path: paths.asked(':slug'),
    file: 'credit-opportunities/member/asked/page.tsx',
    ...personal,
    sample: paths.asked('nobodys'),
  },
  {
    path: paths.one(':slug', ':requestId'),
    file: 'credit-opportunities/member/one/page.tsx',
    ...personal,
    sample: paths.one('nobodys', 'nobodys'),
  },
] as const satisfies readonly Page[];
