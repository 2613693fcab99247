import { cofounderDeskPaths } from '#contract/cofounders/desk-paths.ts';
import { innerCofounderPaths } from '#contract/cofounders/inner-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const cofounderPages = [
  {
    path: innerCofounderPaths.findCofounders,
    file: 'cofounders/member/find/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
  },
  {
    path: innerCofounderPaths.ownSearch,
    file: 'cofounders/member/page/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
  },
  {
    path: innerCofounderPaths.editSearch,
    file: 'cofounders/member/edit/page.tsx',
    kind: 'personal',
    begins: true,
    hasLayout: true,
    isRare: true,
  },
  {
    path: cofounderDeskPaths.deskCofounders,
    file: 'cofounders/desk/reviews/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
  {
    path: cofounderDeskPaths.deskCofounderReview(':id'),
    file: 'cofounders/desk/review/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
    sample: cofounderDeskPaths.deskCofounderReview('nobodys'),
  },
] as const satisfies readonly Page[];
