import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { adminLimits } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import { nomineeCauses, nomineeLists, nomineeRefusals, nomineeRelations, nomineeStates } from './limits.ts';

const listed = z.object({
  $id: z.string(),
  number: z.string(),
  state: z.enum(nomineeStates),
  cause: z.enum(nomineeCauses),
  /** The name of the member; empty once the account is erased. */
  memberName: z.string(),
  askedAt: date,
  decidesAt: date,
  dueAt: date,
  isLate: z.boolean(),
});
export type DeskNomineeRow = z.infer<typeof listed>;

const shown = listed.extend({
  accountId: z.string(),
  memberEmail: z.string(),
  /** As the member has named the person. */
  name: z.string(),
  email: z.string(),
  relation: z.enum(nomineeRelations),
  version: z.int(),
  /** Empty once it is deleted. */
  document: z.enum(['', 'application/pdf', 'image/webp']),
  refusal: z.enum(['', ...nomineeRefusals]),
  decidedBy: z.string(),
  decidedAt: date,
  endedAt: date,
  /** Since when the nominee has the account erased; empty where not. */
  erasingSince: date,
  /** The proposal to grant it that waits; empty without one. */
  proposalId: z.string(),
  /** Why this account cannot decide: the member or the nominee; before its time. */
  bar: z.enum(['', 'own', 'early']),
  can: z.object({ decide: z.boolean() }),
});
export type DeskNomineeBody = z.infer<typeof shown>;

const list = z.object({
  requests: z.array(listed),
  counts: z.record(z.enum(nomineeLists), z.int()),
  late: z.int(),
  next: z.string(),
});
export type DeskNomineesBody = z.infer<typeof list>;

const decisionRefusals = ['conflict', 'nominee_early', 'nominee_own_case', 'nominee_member_here'] as const;
const ofDesk = {
  access: 'administrator',
  right: 'rights',
  foreign: 'answered',
  gone: 'nominee_request_unknown',
} as const;

export const getDeskNomineeRequests = call({
  method: 'GET',
  path: '/admin/nominee-requests',
  summary: 'Requests to act for members: those to decide now, those that wait 30 days, and the decided ones',
  access: 'administrator',
  right: 'rights',
  params: {
    list: z.enum(nomineeLists, broken('choice', nomineeLists.join(', '))).default('due'),
    search: z.string(broken('text')).max(adminLimits.search, broken('text')).default(''),
    cursor,
  },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getDeskNomineeRequest = call({
  method: 'GET',
  path: '/admin/nominee-requests/:requestId',
  summary: 'One request to act for a member; the look is written down',
  ...ofDesk,
  params: { requestId: id },
  answer: { status: 200, body: shown, about: 'The request' },
  refusals: [],
});

export const viewNomineeDocument = call({
  method: 'GET',
  path: '/admin/nominee-requests/:requestId/document',
  summary: 'The document of a request; the look is written down',
  ...ofDesk,
  params: { requestId: id },
  answer: { status: 200, body: 'bytes', about: 'A PDF or a WebP' },
  refusals: ['storage_file_damaged'],
});

const version = z.int(broken('range', 1, 1_000_000)).min(1, broken('range', 1, 1_000_000));

export const postNomineeGrant = call({
  method: 'POST',
  path: '/admin/nominee-requests/:requestId/grants',
  summary: 'Propose to grant a request to act for a member, after its 30 days; other staff confirm',
  ...ofDesk,
  params: { requestId: id, version, reason: text(adminLimits.reason.min, adminLimits.reason.max) },
  answer: { status: 200, body: z.object({ proposalId: z.string() }), about: 'The proposal' },
  refusals: [...decisionRefusals, 'proposal_waits', 'proposal_barred', 'proposal_pointless'],
});

export const putNomineeRefusal = call({
  method: 'PUT',
  path: '/admin/nominee-requests/:requestId/refusal',
  summary: 'Refuse a request to act for a member, after its 30 days',
  ...ofDesk,
  params: {
    requestId: id,
    version,
    refusal: z.enum(nomineeRefusals, broken('choice', nomineeRefusals.join(', '))),
  },
  answer: { status: 200, body: shown, about: 'As it stands now' },
  refusals: decisionRefusals,
});
