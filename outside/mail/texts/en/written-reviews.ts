import type { writtenReviewKinds } from '#contract/written-reviews/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. No subject or line names a topic. */
export const writtenReviewLines = {
  notifications: {
    written_review_asked: () => 'A member asks you for a written review, and waits for your answer.',
    written_review_accepted: () => 'There is news of your request for a written review.',
    written_review_declined: () => 'There is news of your request for a written review.',
    written_review_withdrawn: () => 'A request for a written review was taken back.',
    written_review_cancelled: () => 'A written review was cancelled. The page says why.',
    written_review_released: () =>
      'A written review will not take place, because the other member is not available now.',
    written_review_answered: () =>
      'The mentor has answered your request for a written review. Read it on the page.',
    written_review_asked_back: () => 'A member asks you one more question about a written review.',
    written_review_answered_back: () => 'Your second question about a written review has an answer.',
  },
  owed: {
    review_due: ({ person }) => `${person || 'A member'} waits for your written review.`,
    review_asking_back: () => 'You can ask one more question about your written review.',
    review_ask_back: ({ person }) =>
      `${person || 'A member'} asks you one more question about your written review.`,
  },
  awaited: {
    review_due: () => 'The mentor did not send the written review in time. The page shows other mentors.',
    review_asking_back: () => 'No second question came about your written review.',
    review_ask_back: () => 'No answer came to your second question about a written review.',
  },
} satisfies MailLines<typeof writtenReviewKinds>;
