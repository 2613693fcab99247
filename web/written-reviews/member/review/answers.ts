import { mentoringCancellations, mentoringDeclines } from '#contract/mentoring/limits.ts';
import * as calls from '#contract/written-reviews/calls.ts';
import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { fruitlessStates } from '#rules/written-reviews/review-states.ts';
import { fileFaults } from '#web/applications/member/file-faults.ts';
import { addressOf } from '#web/client/api.ts';
import { acts, actsOnFiles, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault, FaultCode } from '#web/forms/outcome.ts';
import { readReason } from '#web/mentoring/member/session/read-fields.ts';

export const loader = loads(async ({ ask, param, projectId }) => {
  const requestId = param('id');
  const one = await ask(calls.getWrittenReview, { requestId });
  const isFree = one.side === 'mentee' && fruitlessStates.some((state) => state === one.state);
  const found = isFree ? (await ask(calls.listOtherReviewers, { requestId })).mentors : null;
  const shownFile = ({ id, name }: { id: string; name: string }) => ({
    id,
    name,
    address: addressOf(calls.getReviewFile, { fileId: id }, projectId),
  });
  return {
    one,
    files: one.files.map(shownFile),
    answerFile: one.answerFile && shownFile(one.answerFile),
    // A review needs none of their times.
    others: found?.map((other) => ({ ...other, next: '' })) ?? null,
  };
});

/** A text of the form, or the fault of its length. */
function readText(
  sent: Sent,
  { min, max }: { min: number; max: number },
  code: FaultCode,
): { text: string } | { fault: Fault } {
  const text = normaliseText(sent.text('text'));
  const length = textLength(text);
  return length < min || length > max ? { fault: { code, fields: ['text'] } } : { text };
}

export const action = actsOnFiles(
  {
    async answer({ param, passOn }) {
      const requestId = param('id');
      await passOn(calls.postReviewAnswer, { requestId });
      return { done: 'answered', to: writtenReviewPaths.review(requestId) };
    },
  },
  acts({
    async accept(_, { ask, param }) {
      await ask(calls.putReviewAcceptance, { requestId: param('id') });
      return { done: 'accepted' };
    },
    async decline(sent, { ask, param }) {
      const read = readReason(sent, mentoringDeclines);
      if ('fault' in read) return read;
      await ask(calls.putReviewDecline, { requestId: param('id'), ...read });
      return { done: 'declined' };
    },
    async withdraw(_, { ask, param }) {
      await ask(calls.putReviewWithdrawal, { requestId: param('id') });
      return { done: 'withdrawn' };
    },
    async cancel(sent, { ask, param }) {
      const read = readReason(sent, mentoringCancellations);
      if ('fault' in read) return read;
      await ask(calls.putReviewCancellation, { requestId: param('id'), ...read });
      return { done: 'cancelled' };
    },
    async askBack(sent, { ask, param }) {
      const read = readText(sent, limits.questionBack, 'written_review_back_length');
      if ('fault' in read) return read;
      await ask(calls.postQuestionBack, { requestId: param('id'), ...read });
      return { done: 'askedBack' };
    },
    async answerBack(sent, { ask, param }) {
      const read = readText(sent, limits.answerBack, 'written_review_answer_back_length');
      if ('fault' in read) return read;
      await ask(calls.postAnswerBack, { requestId: param('id'), ...read });
      return { done: 'answeredBack' };
    },
  }),
  {
    ...fileFaults,
    written_review_picture: { fields: ['file'] },
    general_argument_invalid: ({ param }) =>
      param === 'text' ? { code: 'written_review_answer_length', fields: ['text'] } : {},
  },
);
