import type { Chunk } from '../chunk.ts';

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
