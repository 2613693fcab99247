import {
  postAnswerBack,
  postQuestionBack,
  postReviewAnswer,
  putReviewAcceptance,
  putReviewCancellation,
  putReviewDecline,
  putReviewWithdrawal,
} from '#contract/written-reviews/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const writtenReviewNoBeginnings = {
  ends: [putReviewDecline, putReviewWithdrawal, putReviewCancellation],
  owed: [putReviewAcceptance, postReviewAnswer, postQuestionBack, postAnswerBack],
} satisfies NoBeginnings;
