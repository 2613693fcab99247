import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { writtenReviewPaths } from './inner-paths.ts';

const review = ({ subjectId }: { subjectId: string }) => writtenReviewPaths.review(subjectId);

/** The names that this module declares for all other modules. */
export const writtenReviewKinds = {
  notifications: {
    written_review_asked: 'mentorship',
    written_review_accepted: 'mentorship',
    written_review_declined: 'mentorship',
    written_review_withdrawn: 'mentorship',
    written_review_cancelled: 'always',
    written_review_released: 'always',
    written_review_answered: 'mentorship',
    written_review_asked_back: 'mentorship',
    written_review_answered_back: 'mentorship',
  },
  namedByTopic: ['written_review', 'review_due', 'review_asking_back', 'review_ask_back'],
  deadlines: {
    // The days are those of the mentor's page; these are its usual ones.
    review_due: { days: 7, isExtendedOnce: true, path: review },
    // The mentee may ask back, and need not.
    review_asking_back: {
      days: limits.backDays,
      canExtend: 'no',
      remindsNobody: true,
      closesQuietly: true,
      path: review,
    },
    review_ask_back: { days: limits.backDays, canExtend: 'no', closesQuietly: true, path: review },
  },
  refusals: {
    written_review_unknown: ['not_found', 'There is no such written review of the caller’s.'],
    written_review_work: ['invalid', 'The mentor reviews no such work.'],
    written_review_empty: ['invalid', 'A review needs a file, a link or a project of the caller’s own.'],
    written_review_offer: ['invalid', 'Nothing may be offered here.'],
    written_review_picture: ['invalid', 'Between a mentor and a member under 18 files are pictures alone.'],
    written_reviews_full: ['conflict', 'The mentor takes no more reviews at one time.'],
  },
  fieldErrors: [
    'written_review_answer_length',
    'written_review_back_length',
    'written_review_answer_back_length',
  ],
  reportables: ['written_review'],
} as const satisfies ModuleKinds;
