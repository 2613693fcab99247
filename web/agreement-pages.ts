import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The pages of agreements, for the table of all pages. */
export const agreementPages = [
  { path: paths.ownAgreements, file: 'member/agreements/list/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.ownAgreement(':id'),
    file: 'member/agreements/one/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.ownAgreement('nobodys'),
  },
  {
    path: paths.editAgreement(':id', ':step'),
    file: 'member/agreements/edit/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.editAgreement('nobodys', 'work'),
  },
  {
    path: paths.agreementMilestone(':id', ':number'),
    file: 'member/agreements/milestone/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.agreementMilestone('nobodys', '1'),
  },
  {
    path: paths.draftText(':id'),
    file: 'member/agreements/draft/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.draftText('nobodys'),
  },
  {
    path: paths.signAgreement(':id'),
    file: 'member/agreements/sign/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.signAgreement('nobodys'),
  },
  {
    path: paths.newAgreement(':slug'),
    file: 'member/agreements/new/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.newAgreement('nobodys'),
  },
  {
    path: paths.projectPool(':slug'),
    file: 'member/agreements/pool/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.projectPool('nobodys'),
  },
] as const satisfies readonly Page[];
