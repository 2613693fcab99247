import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { adminLimits } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import {
  type RefusalReason,
  refusalReasons,
  requestKinds,
  requestLists,
  requestOutcomes,
  requestStates,
  rightsLimits,
} from './limits.ts';

const listed = z.object({
  $id: z.string(),
  number: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  /** The name of the member, or the address of a person without an account. */
  by: z.string(),
  /** The account; empty for a person without one. */
  accountId: z.string(),
  receivedAt: date,
  dueAt: date,
  isLate: z.boolean(),
});
export type DeskRequestRow = z.infer<typeof listed>;

const answer = z.object({
  outcome: z.enum(requestOutcomes),
  reason: z.enum(['', ...refusalReasons]),
  words: z.string(),
  at: date,
  by: z.string(),
  isByOfficer: z.boolean(),
});

const shown = listed.extend({
  /** The member for whom a nominee or a guardian asks; empty where none does. */
  forAccountId: z.string(),
  forName: z.string(),
  email: z.string(),
  version: z.int(),
  words: z.string(),
  takenAt: date,
  answer: answer.nullable(),
  contest: z.string(),
  contestedAt: date,
  finalAnswer: answer.nullable(),
  withdrawnAt: date,
  /** Why this administrator cannot answer; empty where they can, or where no one has to. */
  bar: z.enum(['', 'own', 'same_staff']),
  /** No other staff can answer: the answer is the officer's. */
  isForOfficer: z.boolean(),
  /** Empty where the settings name no officer. */
  officerName: z.string(),
  can: z.object({ take: z.boolean(), answer: z.boolean() }),
});
export type DeskRequestBody = z.infer<typeof shown>;

const list = z.object({
  requests: z.array(listed),
  counts: z.record(z.enum(requestLists), z.int()),
  late: z.int(),
  next: z.string(),
});
export type DeskRequestsBody = z.infer<typeof list>;

const ofDesk = {
  access: 'administrator',
  right: 'rights',
  foreign: 'answered',
  gone: 'rights_request_unknown',
} as const;
const version = z.int(broken('range', 1, 1_000_000)).min(1, broken('range', 1, 1_000_000));
const reasons = ['', ...refusalReasons] as const satisfies readonly ('' | RefusalReason)[];
const asItStands = { status: 200, body: shown, about: 'As it stands now' } as const;

export const getDeskRightsRequests = call({
  method: 'GET',
  path: '/admin/rights',
  summary: 'Requests about data and complaints: those due first come first, or the answered ones',
  access: 'administrator',
  right: 'rights',
  params: {
    list: z.enum(requestLists, broken('choice', requestLists.join(', '))).default('waiting'),
    search: z.string(broken('text')).max(adminLimits.search, broken('text')).default(''),
    cursor,
  },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getDeskRightsRequest = call({
  method: 'GET',
  path: '/admin/rights/:requestId',
  summary: 'One request; the look is written down',
  ...ofDesk,
  params: { requestId: id },
  answer: { status: 200, body: shown, about: 'The request' },
  refusals: [],
});

export const putRightsWork = call({
  method: 'PUT',
  path: '/admin/rights/:requestId/work',
  summary: 'Say that staff work on a request',
  ...ofDesk,
  params: { requestId: id },
  answer: asItStands,
  refusals: ['conflict', 'rights_own'],
});

export const putRightsAnswer = call({
  method: 'PUT',
  path: '/admin/rights/:requestId/answer',
  summary: 'Answer a request, or finally a contested one; a refusal has a reason of the list',
  ...ofDesk,
  params: {
    requestId: id,
    version,
    outcome: z.enum(requestOutcomes, broken('choice', requestOutcomes.join(', '))),
    reason: z.enum(reasons, broken('choice', refusalReasons.join(', '))).default(''),
    answer: text(rightsLimits.answer.min, rightsLimits.answer.max),
  },
  answer: asItStands,
  refusals: ['conflict', 'rights_own', 'rights_same_staff', 'rights_reason_unfit'],
});
