import { sitePaths } from '#contract/site/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const sitePages = [
  {
    path: sitePaths.home,
    file: 'site/public/home.tsx',
    kind: 'public',
    madeOf: ['figures'],
    isInSitemap: true,
    picture: 'home',
    isMeasured: true,
  },
  {
    path: sitePaths.launchpad,
    file: 'site/public/launchpad.tsx',
    kind: 'public',
    madeOf: ['figures'],
    isInSitemap: true,
    picture: 'launchpad',
    isMeasured: true,
  },
  {
    path: sitePaths.about,
    file: 'site/public/about.tsx',
    kind: 'public',
    madeOf: [],
    isInSitemap: true,
    picture: 'about',
    isMeasured: true,
  },
  {
    path: sitePaths.collaboration,
    file: 'site/public/collaboration.tsx',
    kind: 'public',
    madeOf: ['figures', 'organisations'],
    isInSitemap: true,
    picture: 'collaboration',
    isMeasured: true,
  },
  { path: '/robots.txt', file: 'site/machine/robots.ts', kind: 'machine', madeOf: [] },
  {
    path: '/sitemap.xml',
    file: 'site/machine/sitemap.ts',
    kind: 'machine',
    madeOf: ['stories', 'projects', 'opportunities', 'handles', 'organisations'],
  },
  {
    path: '/manifest.webmanifest',
    file: 'site/machine/manifest.ts',
    kind: 'machine',
    hasWords: true,
    madeOf: [],
  },
] as const satisfies readonly Page[];
