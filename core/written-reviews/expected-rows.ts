import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const writtenReviewsRows: ExpectedRows = {
  written_reviews: 100_000,
  written_review_files: 100_000,
};
