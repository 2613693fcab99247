import { notificationPaths } from '#contract/notifications/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const notificationPages = [
  {
    path: notificationPaths.mailWays,
    file: 'notifications/member/mail-ways/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: notificationPaths.notifications,
    file: 'notifications/member/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: notificationPaths.unsubscribe(':token'),
    file: 'notifications/member/unsubscribe/page.tsx',
    kind: 'personal',
    sample: notificationPaths.unsubscribe('teams.nobody.0'),
    takesMailPrograms: true,
  },
] as const satisfies readonly Page[];
