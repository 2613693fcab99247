import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The long texts, for the table of all pages. */
export const legalPages = [
  {
    path: paths.privacy,
    file: 'consents/public/privacy.tsx',
    kind: 'public',
    madeOf: 'texts',
    isInSitemap: true,
    picture: 'privacy',
    isMeasured: true,
  },
  {
    path: paths.terms,
    file: 'consents/public/terms.tsx',
    kind: 'public',
    madeOf: 'texts',
    isInSitemap: true,
    picture: 'terms',
    isMeasured: true,
  },
  {
    path: paths.cookies,
    file: 'consents/public/cookies.tsx',
    kind: 'public',
    madeOf: [],
    isInSitemap: true,
    picture: 'cookies',
    isMeasured: true,
  },
  {
    path: paths.notice,
    file: 'enquiries/public/notice.tsx',
    kind: 'public',
    isRare: true,
    madeOf: [],
    isInSitemap: true,
    picture: 'notice',
  },
  {
    path: paths.security,
    file: 'consents/public/security.tsx',
    kind: 'public',
    madeOf: 'texts',
    isInSitemap: true,
    picture: 'security',
    isMeasured: true,
  },
] as const satisfies readonly Page[];
