import * as calls from '#contract/written-reviews/calls.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { acceptReview } from '#core/written-reviews/accept-review.ts';
import { answerBack } from '#core/written-reviews/answer-back.ts';
import { answerReview } from '#core/written-reviews/answer-review.ts';
import { askBack } from '#core/written-reviews/ask-back.ts';
import { askForReview } from '#core/written-reviews/ask-for-review.ts';
import { cancelReview } from '#core/written-reviews/cancel-review.ts';
import { declineReview } from '#core/written-reviews/decline-review.ts';
import { getReview } from '#core/written-reviews/get-review.ts';
import { getReviewOffer } from '#core/written-reviews/get-review-offer.ts';
import { listOtherReviewers } from '#core/written-reviews/list-other-reviewers.ts';
import { listReviews } from '#core/written-reviews/list-reviews.ts';
import { openReviewFile } from '#core/written-reviews/open-review-file.ts';
import { withdrawReview } from '#core/written-reviews/withdraw-review.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import { sendFormWithFile, sendFormWithFiles } from './form-with-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { sendSentFile } from './sent-file.ts';

const changes = [perHour(120, byMember)];

export const writtenReviewEndpoints: Endpoint[] = [
  answer(calls.getReviewOffer, ({ core, actor, params }) => getReviewOffer(core, actor, params.handle)),
  answer(
    calls.postReviewRequest,
    ({ core, actor, params: { personId: mentorId }, request }) =>
      sendFormWithFiles(request, calls.reviewRequestFields, {
        most: sessionLimits.attachments + 1,
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: ({ links, ...asked }, brought) =>
          askForReview(core, actor, {
            mentorId,
            ...asked,
            links: links.split(/\s+/).filter(Boolean),
            brought,
          }),
      }),
    [perHour(60, byMember, { shared: 'requests to mentors' })],
  ),
  answer(calls.listWrittenReviews, ({ core, actor, params }) => listReviews(core, actor, params)),
  answer(calls.getWrittenReview, ({ core, actor, params }) => getReview(core, actor, params.requestId)),
  answer(
    calls.putReviewAcceptance,
    ({ core, actor, params }) => acceptReview(core, actor, params.requestId),
    changes,
  ),
  answer(
    calls.putReviewDecline,
    ({ core, actor, params: { requestId: reviewId, ...said } }) =>
      declineReview(core, actor, { reviewId, ...said }),
    changes,
  ),
  answer(calls.putReviewWithdrawal, ({ core, actor, params }) =>
    withdrawReview(core, actor, params.requestId),
  ),
  answer(
    calls.putReviewCancellation,
    ({ core, actor, params: { requestId: reviewId, ...said } }) =>
      cancelReview(core, actor, { reviewId, ...said }),
    changes,
  ),
  answer(
    calls.postReviewAnswer,
    ({ core, actor, params: { requestId: reviewId }, request }) =>
      sendFormWithFile(request, calls.reviewAnswerFields, {
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: ({ text }, brought) => answerReview(core, actor, { reviewId, text, brought }),
      }),
    changes,
  ),
  answer(
    calls.postQuestionBack,
    ({ core, actor, params: { requestId: reviewId, text } }) => askBack(core, actor, { reviewId, text }),
    changes,
  ),
  answer(
    calls.postAnswerBack,
    ({ core, actor, params: { requestId: reviewId, text } }) => answerBack(core, actor, { reviewId, text }),
    changes,
  ),
  answer(calls.listOtherReviewers, ({ core, actor, params }) =>
    listOtherReviewers(core, actor, params.requestId),
  ),
  answer(calls.getReviewFile, async ({ core, actor, params, request }) =>
    sendSentFile(await openReviewFile(core, actor, params.fileId), request),
  ),
];
