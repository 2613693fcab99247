import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const devPages = [
  { path: '/dev/ui', file: 'dev/ui.tsx', kind: 'workshop' },
] as const satisfies readonly Page[];
