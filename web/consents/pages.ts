import { consentPaths } from '#contract/consents/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const consentPages = [
  {
    path: consentPaths.privacy,
    file: 'consents/public/privacy.tsx',
    kind: 'public',
    madeOf: [],
    isInSitemap: true,
    picture: 'privacy',
    isMeasured: true,
  },
  {
    path: consentPaths.terms,
    file: 'consents/public/terms.tsx',
    kind: 'public',
    madeOf: [],
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
] as const satisfies readonly Page[];
