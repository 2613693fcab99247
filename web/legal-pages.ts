import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The long texts, for the table of all pages. */
export const legalPages = [
  {
    path: paths.privacy,
    file: 'public/legal/privacy.tsx',
    kind: 'public',
    madeOf: 'texts',
    isInSitemap: true,
    picture: 'privacy',
    isMeasured: true,
  },
  {
    path: paths.terms,
    file: 'public/legal/terms.tsx',
    kind: 'public',
    madeOf: 'texts',
    isInSitemap: true,
    picture: 'terms',
    isMeasured: true,
  },
  {
    path: paths.cookies,
    file: 'public/legal/cookies.tsx',
    kind: 'public',
    madeOf: [],
    isInSitemap: true,
    picture: 'cookies',
    isMeasured: true,
  },
  {
    path: paths.notice,
    file: 'public/legal/notice.tsx',
    kind: 'public',
    isRare: true,
    madeOf: [],
    isInSitemap: true,
    picture: 'notice',
  },
  {
    path: paths.security,
    file: 'public/legal/security.tsx',
    kind: 'public',
    madeOf: 'texts',
    isInSitemap: true,
    picture: 'security',
    isMeasured: true,
  },
] as const satisfies readonly Page[];
