import { agreementPaths } from './agreement-paths.ts';
import { deskPaths } from './desk-paths.ts';
import type { Page } from './pages.ts';

/** The pages of agreements, for the table of all pages. */
export const agreementPages = [
  {
    path: agreementPaths.verify,
    file: 'public/verify/page.tsx',
    kind: 'public',
    madeOf: ['ledger keys'],
    isInSitemap: true,
    isRare: true,
  },
  {
    path: agreementPaths.ownAgreements,
    file: 'member/agreements/list/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: agreementPaths.ownAgreement(':id'),
    file: 'member/agreements/one/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: agreementPaths.ownAgreement('nobodys'),
  },
  {
    path: agreementPaths.editAgreement(':id', ':step'),
    file: 'member/agreements/edit/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: agreementPaths.editAgreement('nobodys', 'work'),
  },
  {
    path: agreementPaths.agreementMilestone(':id', ':number'),
    file: 'member/agreements/milestone/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: agreementPaths.agreementMilestone('nobodys', '1'),
  },
  {
    path: agreementPaths.draftText(':id'),
    file: 'member/agreements/draft/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: agreementPaths.draftText('nobodys'),
  },
  {
    path: agreementPaths.signAgreement(':id'),
    file: 'member/agreements/sign/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: agreementPaths.signAgreement('nobodys'),
  },
  {
    path: agreementPaths.agreementLedger(':id'),
    file: 'member/agreements/ledger/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: agreementPaths.agreementLedger('nobodys'),
  },
  {
    path: agreementPaths.newAgreement(':slug'),
    file: 'member/agreements/new/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: agreementPaths.newAgreement('nobodys'),
  },
  {
    path: agreementPaths.projectPool(':slug'),
    file: 'member/agreements/pool/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: agreementPaths.projectPool('nobodys'),
  },
  { path: deskPaths.ledgers, file: 'desk/ledgers/page.tsx', kind: 'desk', hasFrame: true },
] as const satisfies readonly Page[];
