import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText, text } from '#rules/text/params.ts';
import { reportedKinds } from '../collected.ts';
import { call } from '../ground/call.ts';
import { date, email, id, secret } from '../ground/values.ts';
import { concerns, outcomes, reportLimits } from './report-limits.ts';

const reportedKind = z.enum(reportedKinds, broken('choice', reportedKinds.join(', ')));
const concern = z.enum(concerns, broken('choice', concerns.join(', ')));
const words = longText(0, reportLimits.words).default('');
/** Of a project, an opportunity or a story its address. */
const reportedId = text(200);
const ofThing = { foreign: 'answered', gone: 'reported_unknown' } as const;

const thing = z.object({
  kind: z.enum(reportedKinds),
  /** The name to show for it. */
  name: z.string(),
  /** Whether the caller has to prove an address with the report. */
  needsEmail: z.boolean(),
  /** The parts of it that can be reported alone. */
  parts: z.array(z.object({ kind: z.enum(reportedKinds), id: z.string(), name: z.string() })),
  /** The name of the member whom the caller can block with the report; null for none. */
  blocks: z.string().nullable(),
});
export type ReportableBody = z.infer<typeof thing>;

const report = z
  .object({
    $id: z.string(),
    kind: z.enum(reportedKinds),
    name: z.string(),
    concern: z.enum(concerns),
    words: z.string(),
    reportedAt: date,
    pictures: z.int(),
    /** We have looked at it; empty before. */
    answeredAt: date,
    wasSomethingDone: z.boolean(),
    /** Until when the reporter can ask for other staff, when they did, and when these decided; each can be empty. */
    secondLook: z.object({ until: date, askedAt: date, answeredAt: date }),
    /** The secret with which a reporter without an account continues; empty for members. */
    secret: z.string(),
  })
  .meta({ id: 'Report' });
export type ReportBody = z.infer<typeof report>;

export const getReportable = call({
  method: 'GET',
  path: '/reports/of/:reportedKind/:reportedId',
  summary: 'What is about to be reported',
  access: 'anyone',
  ...ofThing,
  params: { reportedKind, reportedId },
  answer: { status: 200, body: thing, about: 'What it is called' },
  refusals: [],
});

export const postReport = call({
  method: 'POST',
  path: '/reports/of/:reportedKind/:reportedId',
  summary: 'Report a person, a project, an opportunity or a story, once a case',
  access: 'member',
  ...ofThing,
  params: {
    reportedKind,
    reportedId,
    concern,
    words,
    /** Also blocks the one member who is responsible for it. */
    alsoBlock: z.boolean(broken('boolean')).default(false),
  },
  answer: { status: 200, body: report, about: 'The report; the first one where there was one already' },
  refusals: ['reports_too_many', 'report_words_missing', 'report_concern_unfit'],
});

export const postGuestReport = call({
  method: 'POST',
  path: '/guest-reports/of/:reportedKind/:reportedId',
  summary: 'Report something public without an account; the address is proven by a mailed code',
  access: 'anyone',
  ...ofThing,
  params: { reportedKind, reportedId, concern, words, email },
  answer: {
    status: 201,
    body: z.object({ $id: z.string(), secret: z.string(), expire: date }),
    about: 'What it is sent with, together with the code',
  },
  twice: 'Each request mails another link.',
  refusals: ['reports_too_many', 'report_words_missing', 'report_concern_unfit'],
});

export const putGuestReport = call({
  method: 'PUT',
  path: '/guest-reports/:reportId',
  summary: 'Send a report with the mailed code',
  access: 'anyone',
  foreign: 'report_not_found',
  gone: 'report_not_found',
  params: {
    reportId: id,
    secret,
    code: z.string(broken('text')).min(1, broken('missing')).max(64, broken('text')),
  },
  answer: { status: 200, body: report, about: 'The report' },
  refusals: [
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});

const ofReporter = { foreign: 'report_not_found', gone: 'report_not_found' } as const;
/** The secret of a reporter without an account. */
const ownSecret = z.string(broken('text')).max(256, broken('text')).default('');

export const getReport = call({
  method: 'GET',
  path: '/reports/:reportId',
  summary: 'A report, as who has sent it reads it',
  access: 'anyone',
  ...ofReporter,
  except: { guest: 'report_not_found', applicant: 'report_not_found' },
  params: { reportId: id, secret: ownSecret },
  answer: { status: 200, body: report, about: 'The report' },
  refusals: [],
});

export const postReportPicture = call({
  method: 'POST',
  path: '/reports/:reportId/pictures',
  summary: 'Add a picture to a report, as a JPEG, PNG or WebP',
  access: 'anyone',
  ...ofReporter,
  except: { guest: 'report_not_found', applicant: 'report_not_found' },
  params: { reportId: id },
  form: { secret: ownSecret },
  answer: { status: 200, body: report, about: 'The report with it' },
  refusals: [
    'report_closed',
    'report_pictures_too_many',
    'evidence_empty',
    'evidence_too_large',
    'evidence_too_many_pixels',
    'evidence_type_unsupported',
    'evidence_unreadable',
  ],
});

export const putSecondLook = call({
  method: 'PUT',
  path: '/reports/:reportId/second-look',
  summary: 'Ask that other staff look at a report about which nothing was done',
  access: 'anyone',
  ...ofReporter,
  except: { guest: 'report_not_found', applicant: 'report_not_found' },
  params: { reportId: id, secret: ownSecret, words: longText(0, reportLimits.secondLook).default('') },
  answer: { status: 200, body: report, about: 'The report' },
  refusals: ['second_look_unfit', 'second_look_twice', 'second_look_late'],
});

const judged = z.object({
  $id: z.string(),
  kind: z.string(),
  name: z.string(),
  decidedAt: date,
  outcome: z.enum(outcomes),
  /** The other outcomes under the same reason. */
  also: z.array(z.enum(outcomes)),
  /** Of a pause or a suspension. */
  days: z.int(),
  /** Of the suspension: fewer while no second member of staff has confirmed more than seven. */
  suspendedDays: z.int(),
  reason: z.string(),
  appeal: z.string(),
  appealedAt: date,
  answer: z.string(),
  answeredAt: date,
  isLifted: z.boolean(),
  /** Until when it can be appealed; empty where it cannot. */
  appealUntil: date,
  /** When administrators have looked at what was reported. */
  looks: z.array(date),
});
export type JudgedCaseBody = z.infer<typeof judged>;

const ofJudged = { foreign: 'case_not_found', gone: 'case_not_found' } as const;

export const getJudgedCase = call({
  method: 'GET',
  path: '/account/cases/:caseId',
  summary: 'What was decided about the member or something of theirs, and why',
  access: 'member',
  ...ofJudged,
  params: { caseId: id },
  answer: { status: 200, body: judged, about: 'The decision' },
  refusals: [],
});

export const postCaseAppeal = call({
  method: 'POST',
  path: '/account/cases/:caseId/appeal',
  summary: 'Ask other staff to look at a decision, once',
  access: 'member',
  ...ofJudged,
  params: { caseId: id, appeal: longText(reportLimits.appeal.min, reportLimits.appeal.max) },
  answer: { status: 200, body: judged, about: 'As it stands now' },
  refusals: ['case_not_appealable', 'case_appeal_twice', 'case_appeal_late'],
});
