import type { writtenReviewKinds } from '#contract/written-reviews/kinds.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { writtenReviewHeld } from './held.ts';

const about = (thing: string) => (thing ? ` about ${thing}` : '');
const between = ({ min, max }: { min: number; max: number }) =>
  `Please write ${number(min)} to ${number(max)} characters.`;

/** The words that complete the kinds of this module. */
export const writtenReviewWords = {
  refusals: {
    written_review_unknown: 'There is no such written review here.',
    written_review_work: 'This mentor does not review this kind of work. Choose another one.',
    written_review_empty: 'Add a file, a link or a project of yours. Without one there is nothing to review.',
    written_review_offer: 'Do not offer anything here.',
    written_review_picture: 'Of files only pictures are possible here: a document keeps who wrote it.',
    written_reviews_full: 'This mentor can take no more reviews now. Look again later.',
  },
  fieldErrors: {
    written_review_answer_length: between(limits.answer),
    written_review_back_length: between(limits.questionBack),
    written_review_answer_back_length: between(limits.answerBack),
  },
  turns: {
    mine: {
      review_due: ({ thing, person }) => `Write the review for ${person || 'a member'}${about(thing)}`,
      review_asking_back: ({ thing, person }) =>
        `You can ask ${person || 'a mentor'} one more question${about(thing)}`,
      review_ask_back: ({ thing, person }) =>
        `Answer the second question of ${person || 'a member'}${about(thing)}`,
    },
    awaited: {
      review_due: ({ thing, person }) => `${person || 'A mentor'} writes your review${about(thing)}`,
      review_asking_back: ({ thing, person }) =>
        `${person || 'A member'} can ask you one more question${about(thing)}`,
      review_ask_back: ({ thing, person }) =>
        `${person || 'A mentor'} answers your second question${about(thing)}`,
    },
  },
  notifications: {
    written_review_asked: ({ person }) => `${person || 'A member'} asks you for a written review`,
    written_review_accepted: () => 'The mentor has accepted your request for a written review',
    written_review_declined: () => 'The mentor answered your request for a written review: not this time',
    written_review_withdrawn: () => 'A member took a request for a written review back',
    written_review_cancelled: () => 'A written review was cancelled',
    written_review_released: () =>
      'Your written review will not take place: the other member is not available now',
    written_review_answered: () => 'Your written review is there: read the answer',
    written_review_asked_back: ({ person }) =>
      `${person || 'A member'} asks you one more question about your written review`,
    written_review_answered_back: () => 'Your second question about the written review has its answer',
  },
  reportables: {
    written_review: {
      name: 'Written review',
      inSentence: 'written review',
      own: 'A written review of yours',
      title: (name) => `Report the written review with ${name || 'a member'}`,
    },
  },
  held: writtenReviewHeld,
} satisfies ModuleWords<typeof writtenReviewKinds>;
