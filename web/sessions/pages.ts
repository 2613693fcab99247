import { sessionPaths } from '#contract/sessions/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const sessionPages = [
  {
    path: sessionPaths.login,
    file: 'sessions/member/log-in/page.tsx',
    kind: 'personal',
    isInSitemap: true,
    isMeasured: true,
  },
  {
    path: sessionPaths.signin,
    file: 'sessions/member/log-in/page.tsx',
    id: 'signin',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  { path: sessionPaths.logout, file: 'sessions/member/log-out.ts', kind: 'act' },
] as const satisfies readonly Page[];
