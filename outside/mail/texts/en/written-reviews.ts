import type { writtenReviewKinds } from '#contract/written-reviews/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. No subject or line names a topic. */
export const writtenReviewLines = {
  notifications: {
    written_review_asked: () => 'A member asks you for a written review, and waits for your answer.',
    written_review_accepted: () => 'There is news of your request for a written review.',
    written_review_declined: () => 'There is news of your request for a written review.',
    written_review_withdrawn: () => 'There is news of a request for a written review.',
    written_review_cancelled: () => 'There is news of a written review. The page says why.',
    written_review_released: () =>
      'There is news of a written review: the other side is not available at present.',
    written_review_answered: () => 'There is news of a written review: the page has the answer.',
    written_review_asked_back: () => 'A member asks you back about a written review.',
    written_review_answered_back: () => 'There is news of a written review: your question has an answer.',
  },
  owed: {
    review_due: ({ person }) => `${person || 'A member'} waits for your written review.`,
    review_asking_back: () => 'You can ask back once about your written review.',
    review_ask_back: ({ person }) => `${person || 'A member'} asks you back about your written review.`,
  },
  awaited: {
    review_due: () => 'The mentor did not send the written review in time. Other mentors stand on its page.',
    review_asking_back: () => 'No question back came about your written review.',
    review_ask_back: () => 'No answer came to your question about a written review.',
  },
} satisfies MailLines<typeof writtenReviewKinds>;
