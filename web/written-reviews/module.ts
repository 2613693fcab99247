import { writtenReviewChunks, writtenReviewPages } from './pages.ts';
import { writtenReviewWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const writtenReviews = {
  pages: writtenReviewPages,
  chunks: writtenReviewChunks,
  words: writtenReviewWords,
};
