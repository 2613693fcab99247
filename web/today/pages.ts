import { todayPaths } from '#contract/today/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const todayPages = [
  { path: todayPaths.dashboard, file: 'today/member/page.tsx', kind: 'personal', hasLayout: true },
  {
    path: todayPaths.moreTime(':turnId'),
    file: 'today/member/more-time/page.tsx',
    kind: 'personal',
    isRare: true,
    hasLayout: true,
    sample: todayPaths.moreTime('nobody'),
  },
] as const satisfies readonly Page[];
