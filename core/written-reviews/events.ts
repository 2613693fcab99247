import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofReview = z.object({ reviewId: z.string() });

/** Each names the account that caused it, if one did. */
export const writtenReviewEvents = {
  'writtenReviews.asked': ofReview,
  'writtenReviews.accepted': ofReview,
  'writtenReviews.declined': ofReview,
  'writtenReviews.withdrawn': ofReview,
  /** No answer came: to the request, or in the days after the yes. */
  'writtenReviews.lapsed': ofReview,
  'writtenReviews.cancelled': ofReview,
  /** The other side is gone. */
  'writtenReviews.released': ofReview,
  'writtenReviews.answered': ofReview,
  'writtenReviews.askedBack': ofReview,
  'writtenReviews.answeredBack': ofReview,
  'writtenReviews.closed': ofReview,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof writtenReviewEvents> {}
}
