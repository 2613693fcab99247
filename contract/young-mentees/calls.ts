import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { handle } from '#rules/lists/params.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { youngLocations } from '#rules/mentoring/live-hours.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import { sessionStates } from '#rules/mentoring/session-states.ts';
import { mentorshipStates } from '#rules/mentorships/states.ts';
import { longText, optionalText, text } from '#rules/text/params.ts';
import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import { reviewStates } from '#rules/written-reviews/review-states.ts';
import { call } from '../ground/call.ts';
import { skillName } from '../ground/listed-names.ts';
import { date, id } from '../ground/values.ts';
import { mentoringCancellations } from '../mentoring/limits.ts';
import { session } from '../mentoring/shapes.ts';
import { reviewedWorks } from '../mentors/limits.ts';
import { mentorship, mentorshipPlan } from '../mentorships/shapes.ts';
import { searchLimits } from '../search/limits.ts';
import { total } from '../search/shapes.ts';
import { review } from '../written-reviews/shapes.ts';
import { youngKinds, youngRequestStates } from './limits.ts';

const choice = (values: readonly string[]) => broken('choice', values.join(', '));

const row = {
  id: z.string(),
  state: z.enum(youngRequestStates),
  kind: z.enum(youngKinds),
  /** Empty for a former member. */
  mentorName: z.string(),
  topic: skillName,
  askedAt: date,
};
const requestRow = z.object({
  ...row,
  /** How far the review, the session or the plan has come; empty before the sending. */
  progress: z.enum(['', ...reviewStates, ...sessionStates, ...mentorshipStates]),
});

/** Drawn again, without metadata and with neutral names. */
export const pictures = {
  pictures: z.array(z.object({ id: z.string() })),
  answerPicture: z.object({ id: z.string() }).nullable(),
};

const mentorRow = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  topics: z.array(skillName),
  languages: z.array(z.string()),
  helpWith: z.string(),
  bring: z.string(),
  of: z.array(z.enum(reviewedWorks)),
  answerDays: z.int(),
  /** How many reviews can be asked for now. */
  free: z.int(),
  /** The length of a session; 0 for a mentor without sessions. */
  sessionMinutes: z.int(),
  /** Whether a session can be by link or phone, once the guardian agrees to it. */
  isLive: z.boolean(),
  /** The own request that waits, with the guardian or with this mentor: no other can be asked. Empty without one. */
  waitingId: z.string(),
});
export type YoungMentorRowBody = z.infer<typeof mentorRow>;

export const request = z.object({
  ...row,
  /** Of a review; else empty. */
  work: z.enum(['', ...reviewedWorks]),
  question: z.string(),
  links: z.array(z.string()),
  /** How the two meet in a session. */
  locationKind: z.enum(youngLocations),
  ...pictures,
  /** When the guardian’s time is over, or the time to send what they agreed to; empty after it. */
  dueAt: date,
  /** From the sending on. */
  review: review.nullable(),
  /** The same of a session, once a slot is chosen. */
  session: session.nullable(),
  /** Of a request for a plan. */
  plan: mentorshipPlan.nullable(),
  /** The plan from the sending on, with its sessions at the requests that they have. */
  mentorship: mentorship.nullable(),
  /** The request for the plan that this session belongs to; empty without one. */
  planRequestId: z.string(),
  /** After a decline or a silence of the mentor: up to three others who can be asked the same; else null. */
  others: z.array(mentorRow).nullable(),
  can: z.object({
    send: z.boolean(),
    choose: z.boolean(),
    end: z.boolean(),
    askBack: z.boolean(),
    /** Propose a plan to the mentor after this session. */
    plan: z.boolean(),
  }),
});
export type YoungProgress = z.infer<typeof requestRow>['progress'];
export type YoungRequestBody = z.infer<typeof request>;

export const getYoungMentors = call({
  method: 'GET',
  path: '/young-mentors',
  summary: 'The mentors who are open to members under 18, and the own requests',
  access: 'consented',
  params: {
    search: optionalText(searchLimits.typed).default(''),
    topic: optionalText(skillLimits.name).default(''),
    language: z.enum(['', ...languageCodes], broken('choice', 'BCP 47')).default(''),
    /** One mentor alone. */
    handle: z.union([z.literal(''), handle]).default(''),
    after: z
      .string(broken('cursor'))
      .regex(/^\d{0,19}$/, broken('cursor'))
      .default(''),
  },
  answer: {
    status: 200,
    body: z.object({
      /** Whether the guardian has agreed to written mentoring. */
      hasYes: z.boolean(),
      /** And to live sessions: links and calls. */
      hasLive: z.boolean(),
      mentors: z.array(mentorRow),
      total,
      /** The value of `after` for the next page; empty on the last page. */
      next: z.string(),
      requests: z.array(requestRow),
    }),
    about: 'Twenty mentors, how many there are, and the last fifty requests',
  },
  refusals: ['opens_later', 'young_adult'],
});

/** As a form without scripts sends it: links a line each. */
export const youngRequestFields = {
  personId: id,
  /** A session, or the work that is to be reviewed. */
  work: z.enum([...reviewedWorks, 'session'], choice([...reviewedWorks, 'session'])),
  topic: text(sessionLimits.topic),
  question: longText(sessionLimits.question.min, sessionLimits.question.max),
  links: longText(0, 2000).default(''),
  /** Of a session; a review is written. */
  locationKind: z.enum(youngLocations, choice(youngLocations)).default('written'),
};

export const postYoungRequest = call({
  method: 'POST',
  path: '/account/young-requests',
  summary:
    'Ask a mentor for a session, or a written review of up to three pictures and links: the guardian reads it first',
  access: 'consented',
  begins: true,
  params: {},
  form: youngRequestFields,
  answer: { status: 201, body: request, about: 'The request; the one from before where it was sent already' },
  refusals: [
    'opens_later',
    'young_adult',
    'young_yes_missing',
    'young_live_missing',
    'young_mentor_closed',
    'mentoring_live_hours',
    'mentoring_requests_many',
    'mentoring_requests_week',
    'mentoring_request_waits',
    'mentoring_asked_lately',
    'mentoring_links',
    'mentoring_attachments_many',
    'written_review_work',
    'written_review_empty',
    'written_review_offer',
    'written_review_picture',
    'young_session_pictures',
    'message_file_empty',
    'message_file_too_large',
    'message_file_unsupported',
    'message_file_unreadable',
  ],
});

const own = { foreign: 'young_request_unknown', gone: 'young_request_unknown' } as const;
const asItStands = { status: 200, body: request, about: 'As it stands now' } as const;

export const getYoungRequest = call({
  method: 'GET',
  path: '/account/young-requests/:requestId',
  summary: 'A request of the member’s own, with its review from the sending on',
  access: 'consented',
  ...own,
  params: { requestId: id },
  answer: asItStands,
  refusals: ['opens_later'],
});

export const putYoungEnd = call({
  method: 'PUT',
  path: '/account/young-requests/:requestId/end',
  summary:
    'End a request of the member’s own that waits, a review before its answer, or a session before it begins',
  access: 'consented',
  ...own,
  params: {
    requestId: id,
    /** Why a session is cancelled; the mentor reads it. */
    reason: z.enum(mentoringCancellations, choice(mentoringCancellations)).default('not_needed'),
    words: longText(0, sessionLimits.words).default(''),
  },
  answer: asItStands,
  refusals: [
    'opens_later',
    'young_yes_missing',
    'young_mentor_closed',
    'mentoring_moved',
    'mentorship_moved',
    'mentoring_late',
    'mentoring_not_available',
  ],
});

/** The request stands in the body: who may send it depends on more than whose it is. */
export const postYoungSending = call({
  method: 'POST',
  path: '/account/young-sendings',
  summary: 'Send a request to the mentor, within 14 days of the guardian’s yes',
  access: 'consented',
  begins: true,
  params: { requestId: id },
  answer: { ...asItStands, status: 201 },
  refusals: [
    'opens_later',
    'young_adult',
    'young_request_unknown',
    'young_yes_missing',
    'young_live_missing',
    'young_mentor_closed',
    'mentoring_moved',
    'mentoring_requests_many',
    'mentoring_requests_week',
    'mentoring_request_waits',
    'mentoring_asked_lately',
    'mentoring_paused_mentee',
    'mentoring_paused_mentor',
    'mentoring_mentor_unknown',
    'mentoring_not_open',
    'mentoring_marks_only',
    'mentoring_not_available',
    'mentorship_not_met',
    'mentorship_open',
    'mentorship_declined_lately',
    'mentorship_positions_taken',
    'written_review_work',
    'written_reviews_full',
  ],
});

export const postYoungQuestionBack = call({
  method: 'POST',
  path: '/account/young-questions-back',
  summary: 'Ask the mentor back once, within seven days of the answer',
  access: 'consented',
  params: { requestId: id, text: longText(reviewLimits.questionBack.min, reviewLimits.questionBack.max) },
  answer: { ...asItStands, status: 201 },
  refusals: [
    'opens_later',
    'young_request_unknown',
    'young_yes_missing',
    'young_mentor_closed',
    'written_review_unknown',
    'mentoring_moved',
    'mentoring_late',
    'mentoring_not_available',
  ],
});

export const getYoungPicture = call({
  method: 'GET',
  path: '/young-pictures/:fileId',
  summary: 'A picture of a request of the member’s own, or of its review',
  access: 'consented',
  ...own,
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'The picture' },
  refusals: ['opens_later'],
});
