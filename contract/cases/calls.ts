import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import { caseLists, concerns, dayChoices, outcomes, reportLimits } from './report-limits.ts';

const listed = z.object({
  $id: z.string(),
  kind: z.string(),
  name: z.string(),
  isUrgent: z.boolean(),
  reports: z.int(),
  openedAt: date,
  dueAt: date,
  isLate: z.boolean(),
  outcome: z.enum(['', ...outcomes]),
  /** The other outcomes under the same reason. */
  also: z.array(z.enum(outcomes)),
  isAppeal: z.boolean(),
  /** A reporter has asked for other staff. */
  isSecondLook: z.boolean(),
  /** This administrator sees its number and deadline alone. */
  isBarred: z.boolean(),
  /** Another one has it at the moment. */
  isTaken: z.boolean(),
});
export type ListedCase = z.infer<typeof listed>;

const list = z.object({
  cases: z.array(listed),
  counts: z.record(z.enum(caseLists), z.int()),
  next: z.string(),
});
export type CasesBody = z.infer<typeof list>;

const shown = z.object({
  ...listed.shape,
  version: z.int(),
  /** It waits while a second member of staff has not confirmed its only outcome. */
  state: z.enum(['open', 'waiting', 'decided']),
  /** As it was when it was reported first, by the names of its parts; a list where several are shown. */
  sealed: z.array(z.object({ name: z.string(), text: z.string() })),
  seal: z.string(),
  /** Whether what is sealed is still what the seal says. */
  isIntact: z.boolean(),
  /** A report or an order says so: its pictures stay blurred until they are pressed. */
  isAboutChild: z.boolean(),
  /** Where it can be looked at as it is now; empty where nowhere. */
  path: z.string(),
  pictures: z.array(z.string()),
  /** The messages around a reported message. */
  around: z.array(
    z.object({ $id: z.string(), by: z.string(), text: z.string(), at: date, isReported: z.boolean() }),
  ),
  people: z.array(z.object({ $id: z.string(), name: z.string() })),
  reportList: z.array(
    z.object({
      $id: z.string(),
      by: z.string(),
      concern: z.enum(concerns),
      words: z.string(),
      reportedAt: date,
      pictures: z.array(z.string()),
    }),
  ),
  days: z.int(),
  reason: z.string(),
  decidedAt: date,
  decidedBy: z.string(),
  appeal: z.string(),
  appealedAt: date,
  answer: z.string(),
  answeredAt: date,
  isLifted: z.boolean(),
  looks: z.array(z.object({ by: z.string(), at: date })),
  /** Why this administrator cannot decide it; empty where they can. */
  bar: z.enum(['', 'own', 'conflict', 'same_administrator', 'taken', 'decided']),
  takenBy: z.string(),
  takenUntil: date,
  /** Decided by staff whom it concerns, because all others were barred too. */
  isLone: z.boolean(),
  /** A reporter has asked for other staff, with these words. */
  secondWords: z.string(),
  secondAskedAt: date,
  /** The decision before the second look. */
  firstReason: z.string(),
  firstDecidedBy: z.string(),
  /** Longer suspensions that wait for a second member of staff: of whom, until when, and until when they decide. */
  waiting: z.array(z.object({ $id: z.string(), name: z.string(), until: date, dueAt: date })),
  /** Whether there is another administrator who can. */
  othersMay: z.boolean(),
  /** Where complaints about ourselves go. */
  grievanceContact: z.string(),
  can: z.array(z.enum(outcomes)),
  /** Those of them that last for the days of the decision. */
  taking: z.array(z.enum(outcomes)),
});
export type CaseBody = z.infer<typeof shown>;

const others = { foreign: 'answered', gone: 'case_not_found' } as const;
const version = z.int(broken('range', 1, 1_000_000)).min(1, broken('range', 1, 1_000_000));
const reason = text(reportLimits.reason.min, reportLimits.reason.max);
const asItStands = { status: 200, body: shown, about: 'As it stands now' };

export const getCases = call({
  method: 'GET',
  path: '/admin/cases',
  summary: 'Cases that wait, the urgent ones and those longest due first; appeals; or what is decided',
  access: 'administrator',
  right: 'cases',
  params: { list: z.enum(caseLists, broken('choice', caseLists.join(', '))).default('waiting'), cursor },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getCase = call({
  method: 'GET',
  path: '/admin/cases/:caseId',
  summary: 'One case with what was reported; the look is written down',
  access: 'administrator',
  right: 'cases',
  ...others,
  params: { caseId: id },
  answer: { status: 200, body: shown, about: 'The case' },
  refusals: [],
});

export const putCaseDecision = call({
  method: 'PUT',
  path: '/admin/cases/:caseId/decision',
  summary: 'Decide a case, with a reason that the person reads',
  access: 'administrator',
  right: 'cases',
  ...others,
  params: {
    caseId: id,
    version,
    outcome: z.enum(outcomes, broken('choice', outcomes.join(', '))),
    /** Further outcomes under the same reason. */
    also: z
      .array(z.enum(outcomes, broken('choice', outcomes.join(', '))))
      .max(outcomes.length)
      .default([]),
    /** In days, of a pause or a suspension. */
    days: z
      .int(broken('range', 1, 30))
      .refine((one) => dayChoices.some((known) => known === one), broken('range', 1, 30))
      .optional(),
    reason,
  },
  answer: asItStands,
  refusals: [
    'conflict',
    'case_own',
    'case_conflict',
    'case_same_administrator',
    'case_taken',
    'case_outcome_unfit',
    'account_protected',
    'proposal_waits',
    'proposal_barred',
  ],
});

export const putCaseAnswer = call({
  method: 'PUT',
  path: '/admin/case-appeals/:caseId',
  summary: 'Answer the appeal: the decision stands, or ends',
  access: 'administrator',
  right: 'cases',
  ...others,
  params: { caseId: id, lifted: z.boolean(broken('boolean')), reason },
  answer: asItStands,
  refusals: ['conflict', 'case_own', 'case_conflict', 'case_same_administrator', 'case_taken'],
});

export const putCaseRecusal = call({
  method: 'PUT',
  path: '/admin/cases/:caseId/recusal',
  summary: 'Say that one knows a person of the case; from then on others decide it',
  access: 'administrator',
  right: 'cases',
  ...others,
  params: { caseId: id },
  answer: asItStands,
  refusals: [],
});

const next = z.object({ $id: z.string() });
export type NextCaseBody = z.infer<typeof next>;

export const getNextCase = call({
  method: 'GET',
  path: '/admin/next-case',
  summary: 'The first case that the administrator may decide and that no one else has',
  access: 'administrator',
  right: 'cases',
  params: {},
  answer: { status: 200, body: next, about: 'Its id; empty for none' },
  refusals: [],
});

export const viewCasePicture = call({
  method: 'GET',
  path: '/admin/case-pictures/:fileId',
  summary: 'A picture of a report, or a copy of one that was reported; the look is written down',
  access: 'administrator',
  right: 'cases',
  ...others,
  params: { fileId: id },
  answer: { status: 200, body: 'bytes', about: 'A WebP' },
  refusals: ['storage_file_damaged'],
});
