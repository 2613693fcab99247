import * as calls from '#contract/written-reviews/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { answerBackText, questionBack, reviewAnswer, reviewQuestion, topic } from './reviews.ts';
import { writtenReviewThings as things } from './things.ts';

/** The thing that each call of this module names. */
export const writtenReviewAccess = accessOf(
  calls,
  {
    getReviewOffer: things.mentorByHandle,
    postReviewRequest: things.mentor,
    listWrittenReviews: nothing,
    getWrittenReview: things.asked,
    putReviewAcceptance: things.asked,
    putReviewDecline: things.asked,
    putReviewWithdrawal: things.request,
    putReviewCancellation: things.accepted,
    postReviewAnswer: things.accepted,
    postQuestionBack: things.answered,
    postAnswerBack: things.askedBack,
    listOtherReviewers: things.request,
    getReviewFile: things.file,
  },
  {
    postReviewRequest: {
      work: () => 'document',
      topic: () => topic,
      question: () => reviewQuestion,
      links: () => 'https://example.com/plan',
    },
    putReviewDecline: { reason: () => 'no_time' },
    putReviewCancellation: { reason: () => 'ill' },
    postReviewAnswer: { text: () => reviewAnswer },
    postQuestionBack: { text: () => questionBack },
    postAnswerBack: { text: () => answerBackText },
  },
);
