import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { youngLocations } from '#rules/mentoring/live-hours.ts';
import { sessionStates, sides } from '#rules/mentoring/session-states.ts';
import { goalMarks, mentorshipStates } from '#rules/mentorships/states.ts';
import { longText } from '#rules/text/params.ts';
import { concerns, reportLimits } from '../cases/report-limits.ts';
import { messageWarnings } from '../conversations/limits.ts';
import { call } from '../ground/call.ts';
import { skillName } from '../ground/listed-names.ts';
import { date, id, secret, text } from '../ground/values.ts';
import { reviewedWorks } from '../mentors/limits.ts';
import { mentorshipPlan } from '../mentorships/shapes.ts';
import { pictures } from './calls.ts';
import { youngKinds, youngRequestStates } from './limits.ts';

const written = z.object({ text: z.string(), at: date, warnings: z.array(z.enum(messageWarnings)) });

const side = z.enum(sides);

/** Every word of both sides. */
const session = z.object({
  state: z.enum(sessionStates),
  startsAt: date,
  minutes: z.int(),
  offered: z.array(date),
  offeredBy: z.enum(['', ...sides]),
  messages: z.array(
    z.object({ side, text: z.string(), at: date, warnings: z.array(z.enum(messageWarnings)) }),
  ),
  notes: z.array(z.object({ side, text: z.string() })),
  steps: z.array(z.object({ who: side, by: side, text: z.string(), isDone: z.boolean() })),
  endWords: z.string(),
  endWarnings: z.array(z.enum(messageWarnings)),
  /** From the mentor’s yes, until it is erased. The guardian may join. */
  link: z.object({ text: z.string(), host: z.string() }).nullable(),
  /** The guardian’s own number, which the mentor calls; empty without one, and once it is erased. */
  phone: z.string(),
});
export type GuardianSessionBody = z.infer<typeof session>;

/** The same of a plan, from the sending on. */
const plan = z.object({
  state: z.enum(mentorshipStates),
  endsAt: date,
  checkIns: z.array(
    z.object({
      number: z.int(),
      side,
      at: date,
      marks: z.array(
        z.object({ mark: z.enum(goalMarks), line: z.string(), warnings: z.array(z.enum(messageWarnings)) }),
      ),
    }),
  ),
  reached: z.array(z.object({ side, text: z.string(), warnings: z.array(z.enum(messageWarnings)) })),
  endWords: z.string(),
  endWarnings: z.array(z.enum(messageWarnings)),
});
export type GuardianPlanBody = z.infer<typeof plan>;

const read = z.object({
  id: z.string(),
  state: z.enum(youngRequestStates),
  kind: z.enum(youngKinds),
  locationKind: z.enum(youngLocations),
  /** From the sending on. */
  reviewState: z.string(),
  mentorName: z.string(),
  work: z.enum(['', ...reviewedWorks]),
  topic: skillName,
  question: z.string(),
  links: z.array(z.string()),
  ...pictures,
  askedAt: date,
  dueAt: date,
  answer: written.nullable(),
  questionBack: written.nullable(),
  answerBack: written.nullable(),
  /** Of the side that ended it. */
  endWords: z.string(),
  endWarnings: z.array(z.enum(messageWarnings)),
  /** Once a slot is chosen. */
  session: session.nullable(),
  /** Of a request for a plan. */
  plan: mentorshipPlan.nullable(),
  mentorship: plan.nullable(),
});

const page = z.object({
  memberName: z.string(),
  isOn: z.boolean(),
  /** Whether the guardian has agreed to the account at all. */
  isGuardian: z.boolean(),
  hasYes: z.boolean(),
  /** The second yes, to links and calls. */
  hasLive: z.boolean(),
  /** A code was entered in this browser, so that words are shown. */
  isReading: z.boolean(),
  /** Requests that wait for the guardian. */
  waiting: z.int(),
  requests: z.array(read),
});
export type GuardianMentoringBody = z.infer<typeof page>;

const asItStands = { status: 200, body: page, about: 'As it stands now' } as const;
const strange = { foreign: 'guardian_request_not_found', gone: 'guardian_request_not_found' } as const;

export const getGuardianMentoring = call({
  method: 'GET',
  path: '/guardian-mentoring/:requestId',
  summary: 'Mentoring of a member under 18, as the guardian reads along: words after a mailed code alone',
  access: 'anyone',
  ...strange,
  params: { requestId: id, secret },
  answer: asItStands,
  refusals: [],
});

export const putGuardianYes = call({
  method: 'PUT',
  path: '/guardian-mentoring/:requestId/yes',
  summary: 'Agree to written mentoring after a mailed code, or end it by the link alone',
  access: 'anyone',
  ...strange,
  params: { requestId: id, secret, confirmed: z.boolean(broken('boolean')) },
  answer: asItStands,
  refusals: ['young_visit_missing', 'opens_later', 'guardian_awaited'],
});

export const putGuardianLive = call({
  method: 'PUT',
  path: '/guardian-mentoring/:requestId/live',
  summary:
    'Agree to live sessions as well as to written mentoring after a mailed code, or end them by the link alone',
  access: 'anyone',
  ...strange,
  params: { requestId: id, secret, confirmed: z.boolean(broken('boolean')) },
  answer: asItStands,
  refusals: ['young_visit_missing', 'opens_later', 'young_yes_missing'],
});

/** The link stands in the body, since the code counts as much as the link. */
export const postGuardianVisit = call({
  method: 'POST',
  path: '/guardian-visits',
  summary: 'Enter the mailed code: the guardian reads along in this browser for an hour',
  access: 'anyone',
  params: { requestId: id, secret, code: text(0, 40) },
  answer: { ...asItStands, status: 201 },
  refusals: [
    'guardian_request_not_found',
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});

export const postGuardianAnswer = call({
  method: 'POST',
  path: '/guardian-mentoring-answers',
  summary: 'Say yes or no to a request of a member under 18, in a browser in which the code was entered',
  access: 'anyone',
  params: {
    requestId: id,
    secret,
    youngId: id,
    confirmed: z.boolean(broken('boolean')),
    /** The guardian’s own number with its country code: with a yes to a call. */
    phone: text(0, 40).default(''),
  },
  answer: { ...asItStands, status: 201 },
  refusals: [
    'guardian_request_not_found',
    'young_visit_missing',
    'young_request_unknown',
    'young_yes_missing',
    'young_live_missing',
    'young_phone',
    'young_mentor_closed',
    'mentoring_moved',
    'mentoring_late',
    'opens_later',
  ],
});

/** As for a visit, the code counts as much as the link. */
export const getGuardianPicture = call({
  method: 'GET',
  path: '/guardian-pictures',
  summary: 'A picture of a request or a review, as the guardian reads along: after a mailed code alone',
  access: 'anyone',
  params: { requestId: id, secret, fileId: id },
  answer: { status: 200, body: 'bytes', about: 'The picture' },
  refusals: ['guardian_request_not_found', 'young_visit_missing', 'young_request_unknown'],
});

export const postGuardianMentorReport = call({
  method: 'POST',
  path: '/guardian-mentor-reports',
  summary: 'Report the mentor of a request of a member under 18, in a browser in which the code was entered',
  access: 'anyone',
  params: {
    requestId: id,
    secret,
    youngId: id,
    concern: z.enum(concerns, broken('choice', concerns.join(', '))),
    words: longText(0, reportLimits.words).default(''),
  },
  answer: { ...asItStands, status: 201 },
  refusals: [
    'guardian_request_not_found',
    'young_visit_missing',
    'young_request_unknown',
    'reported_unknown',
    'report_words_missing',
    'report_concern_unfit',
    'reports_too_many',
  ],
});
