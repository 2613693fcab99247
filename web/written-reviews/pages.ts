import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

const ofMember = { kind: 'personal', hasLayout: true, isRare: true, takesFiles: true } as const;

/** The pages of this module, for the table of all pages. */
export const writtenReviewPages = [
  {
    path: writtenReviewPaths.ask(':handle'),
    file: 'written-reviews/member/ask/page.tsx',
    ...ofMember,
    sample: writtenReviewPaths.ask('nobodys'),
  },
  {
    path: writtenReviewPaths.review(':id'),
    file: 'written-reviews/member/review/page.tsx',
    ...ofMember,
    sample: writtenReviewPaths.review('nobodys'),
  },
] as const satisfies readonly Page[];

export const writtenReviewChunks: readonly Chunk[] = [
  {
    name: 'written-reviews',
    files: [
      'web/written-reviews/texts/en/reviews',
      'rules/written-reviews/review-limits',
      'contract/written-reviews/inner-paths',
    ],
  },
];
