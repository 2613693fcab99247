import { emailDeskPaths } from '#contract/emails/desk-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const emailPages = [
  {
    path: emailDeskPaths.letters,
    file: 'emails/desk/page.tsx',
    kind: 'desk',
    right: 'accounts',
    hasLayout: true,
  },
] as const satisfies readonly Page[];
