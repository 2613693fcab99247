import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import { longText, optionalText, text } from '#rules/text/params.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { mentoringCancellations, mentoringDeclines, mentoringLists } from '../mentoring/limits.ts';
import { listOtherMentors } from '../mentoring/times-calls.ts';
import { reviewedWorks } from '../mentors/limits.ts';
import { review, reviewOffer, reviewRow } from './shapes.ts';

const ofMember = { foreign: 'written_review_unknown', gone: 'written_review_unknown' } as const;
const ofMentor = { foreign: 'answered', gone: 'mentoring_mentor_unknown' } as const;
const choice = (values: readonly string[]) => broken('choice', values.join(', '));
const asItStands = { status: 200, body: review, about: 'As it stands now' } as const;
const words = longText(0, sessionLimits.words).default('');

export const getReviewOffer = call({
  method: 'GET',
  path: '/mentor-review-offers/:handle',
  summary: 'The written reviews that a mentor offers, and how many can be asked for now',
  access: 'adult',
  ...ofMentor,
  params: { handle: id },
  answer: { status: 200, body: reviewOffer, about: 'The offer; not open where the page offers none' },
  refusals: [],
});

/** As a form without scripts sends it: links a line each. */
export const reviewRequestFields = {
  work: z.enum(reviewedWorks, choice(reviewedWorks)),
  topic: text(sessionLimits.topic),
  question: longText(sessionLimits.question.min, sessionLimits.question.max),
  links: longText(0, 2000).default(''),
  /** A project of the caller’s own; empty without one. */
  projectSlug: optionalText(sessionLimits.topic).default(''),
};

const fileRefusals = [
  'message_file_empty',
  'message_file_too_large',
  'message_file_unsupported',
  'message_file_unreadable',
] as const;

export const postReviewRequest = call({
  method: 'POST',
  path: '/mentors/:personId/written-reviews',
  summary:
    'Ask a mentor for a written review of up to three files and links, or of an own project, in one form',
  access: 'adult',
  begins: true,
  ...ofMentor,
  params: { personId: id },
  form: reviewRequestFields,
  answer: { status: 201, body: review, about: 'The request; the one from before where it was sent already' },
  refusals: [
    'mentoring_requests_many',
    'mentoring_requests_week',
    'mentoring_request_waits',
    'mentoring_asked_lately',
    'mentoring_paused_mentee',
    'mentoring_paused_mentor',
    'mentoring_own_page',
    'mentoring_not_open',
    'mentoring_marks_only',
    'mentoring_links',
    'mentoring_attachments_many',
    'written_review_work',
    'written_review_empty',
    'written_review_offer',
    'written_reviews_full',
    ...fileRefusals,
  ],
});

export const listWrittenReviews = call({
  method: 'GET',
  path: '/account/written-reviews',
  summary: 'The member’s written reviews of both sides: what waits, what is ahead, or what is past',
  access: 'adult',
  params: {
    list: z.enum(mentoringLists, choice(mentoringLists)).default('ahead'),
    after: z.string(broken('cursor')).max(60, broken('cursor')).default(''),
  },
  answer: {
    status: 200,
    body: z.object({ reviews: z.array(reviewRow), next: z.string() }),
    about: 'Twenty of them, the newest first',
  },
  refusals: ['general_cursor_not_found'],
});

export const getWrittenReview = call({
  method: 'GET',
  path: '/account/written-reviews/:requestId',
  summary: 'A written review of the member’s, as mentor or mentee',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: { status: 200, body: review, about: 'The review' },
  refusals: [],
});

export const putReviewAcceptance = call({
  method: 'PUT',
  path: '/account/written-reviews/:requestId/acceptance',
  summary: 'Say yes to a request for a written review',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available'],
});

export const putReviewDecline = call({
  method: 'PUT',
  path: '/account/written-reviews/:requestId/decline',
  summary: 'Say no to a request for a written review, with a reason that the mentee reads',
  access: 'adult',
  ...ofMember,
  params: { requestId: id, reason: z.enum(mentoringDeclines, choice(mentoringDeclines)), words },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available'],
});

export const putReviewWithdrawal = call({
  method: 'PUT',
  path: '/account/written-reviews/:requestId/withdrawal',
  summary: 'Take a request for a written review back that waits',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: asItStands,
  refusals: ['mentoring_moved'],
});

export const putReviewCancellation = call({
  method: 'PUT',
  path: '/account/written-reviews/:requestId/cancellation',
  summary: 'Cancel an accepted review before its answer, with a reason',
  access: 'adult',
  ...ofMember,
  params: { requestId: id, reason: z.enum(mentoringCancellations, choice(mentoringCancellations)), words },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_not_available'],
});

export const reviewAnswerFields = { text: longText(limits.answer.min, limits.answer.max) };

export const postReviewAnswer = call({
  method: 'POST',
  path: '/account/written-reviews/:requestId/answer',
  summary: 'Write the answer of the mentor, with one file if there is one, in one form',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  form: reviewAnswerFields,
  answer: { ...asItStands, status: 201 },
  refusals: [
    'mentoring_moved',
    'mentoring_late',
    'mentoring_not_available',
    'written_review_picture',
    ...fileRefusals,
  ],
});

export const postQuestionBack = call({
  method: 'POST',
  path: '/account/written-reviews/:requestId/question-back',
  summary: 'Ask the mentor back once, within seven days of the answer',
  access: 'adult',
  ...ofMember,
  params: { requestId: id, text: longText(limits.questionBack.min, limits.questionBack.max) },
  answer: { ...asItStands, status: 201 },
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available'],
});

export const postAnswerBack = call({
  method: 'POST',
  path: '/account/written-reviews/:requestId/answer-back',
  summary: 'Answer the question back, within seven days of it',
  access: 'adult',
  ...ofMember,
  params: { requestId: id, text: longText(limits.answerBack.min, limits.answerBack.max) },
  answer: { ...asItStands, status: 201 },
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_not_available'],
});

export const listOtherReviewers = call({
  method: 'GET',
  path: '/account/written-reviews/:requestId/other-mentors',
  summary:
    'After a decline or a silence: up to three mentors with the topic, a common language and a free review',
  access: 'adult',
  ...ofMember,
  params: { requestId: id },
  answer: { ...listOtherMentors.answer, about: 'The earliest slot first' },
  refusals: [],
});

export const getReviewFile = call({
  method: 'GET',
  path: '/written-review-files/:fileId',
  summary: 'A file of a written review, for its two sides',
  access: 'adult',
  foreign: 'written_review_unknown',
  gone: 'written_review_unknown',
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'The file as it was sent' },
  refusals: [],
});
