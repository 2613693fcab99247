import { consentPaths } from '#contract/consents/paths.ts';
import { innerConsentPaths } from '#contract/consents/rare-paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const consentPages = [
  {
    path: consentPaths.privacy,
    file: 'consents/public/privacy.tsx',
    kind: 'public',
    madeOf: ['legal text:privacy'],
    isInSitemap: true,
    picture: 'privacy',
    isMeasured: true,
  },
  {
    path: consentPaths.terms,
    file: 'consents/public/terms.tsx',
    kind: 'public',
    madeOf: ['legal text:terms'],
    isInSitemap: true,
    picture: 'terms',
    isMeasured: true,
  },
  {
    path: consentPaths.cookies,
    file: 'consents/public/cookies.tsx',
    kind: 'public',
    madeOf: [],
    isInSitemap: true,
    picture: 'cookies',
    isMeasured: true,
  },
  {
    path: consentPaths.security,
    file: 'consents/public/security.tsx',
    kind: 'public',
    madeOf: [],
    isInSitemap: true,
    picture: 'security',
    isMeasured: true,
  },
  {
    path: innerConsentPaths.consents,
    file: 'consents/member/list/page.tsx',
    kind: 'personal',
    isRare: true,
    hasLayout: true,
  },
  {
    path: innerConsentPaths.receipt(':number'),
    file: 'consents/member/receipt/page.tsx',
    kind: 'personal',
    isRare: true,
    hasLayout: true,
    sample: innerConsentPaths.receipt('C-22222222'),
  },
  {
    path: innerConsentPaths.guardianReceipt(':requestId', ':secret', ':number'),
    file: 'consents/member/guardian-receipt/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
    sample: innerConsentPaths.guardianReceipt('nobodys', 'nothing', 'C-22222222'),
  },
] as const satisfies readonly Page[];

export const consentChunks: readonly Chunk[] = [
  {
    name: 'legal',
    files: ['web/(consents/public/legal-page|consents/texts/en/legal-text|ui/long-text)'],
  },
];
