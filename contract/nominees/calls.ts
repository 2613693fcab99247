import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, email, id, secret } from '../ground/values.ts';
import { languageOfAsked, languageOfFile } from '../languages/param.ts';
import { rightsLimits } from '../rights/limits.ts';
import {
  actingKinds,
  nomineeCauses,
  nomineeLimits,
  nomineeRefusals,
  nomineeRelations,
  nomineeStates,
} from './limits.ts';
import { requestForAnother } from './request-for-another.ts';

const nominee = z.object({
  $id: z.string(),
  name: z.string(),
  email: z.string(),
  relation: z.enum(nomineeRelations),
  isTold: z.boolean(),
  namedAt: date,
});
const nominees = z.object({
  nominees: z.array(nominee),
  canName: z.boolean(),
  /** The last request to act for the member; null without one. */
  asked: z
    .object({ name: z.string(), state: z.enum(nomineeStates), askedAt: date, endedAt: date })
    .nullable(),
});
export type NomineesBody = z.infer<typeof nominees>;

/** A request to act for a member, as its sender reads it. */
const request = z.object({
  $id: z.string(),
  number: z.string(),
  cause: z.enum(nomineeCauses),
  state: z.enum(nomineeStates),
  askedAt: date,
  /** From when staff decide. */
  decidesAt: date,
  /** Until when they owe the decision. */
  dueAt: date,
  isLate: z.boolean(),
  refusal: z.enum(['', ...nomineeRefusals]),
  /** When the account will be erased; empty where it will not. */
  erasedAt: date,
  can: z.object({ withdraw: z.boolean(), act: z.boolean(), erase: z.boolean(), keep: z.boolean() }),
});
export type NomineeRequestBody = z.infer<typeof request>;

const visit = z.object({
  email: z.string(),
  until: date,
  members: z.array(
    z.object({
      /** Of the naming. */
      $id: z.string(),
      memberName: z.string(),
      request: request.nullable(),
      canAsk: z.boolean(),
    }),
  ),
});
export type NomineeVisitBody = z.infer<typeof visit>;

const relation = z.enum(nomineeRelations, broken('choice', nomineeRelations.join(', ')));
const itself = { access: 'adult', forSuspended: true } as const;
const named = { status: 200, body: nominees, about: 'The persons named now' } as const;

export const getNominees = call({
  method: 'GET',
  path: '/account/nominees',
  summary: 'The persons whom the member has named to act for them',
  ...itself,
  params: {},
  answer: named,
  refusals: [],
});

export const postNominee = call({
  method: 'POST',
  path: '/account/nominees',
  summary: 'Name an adult who acts for the member after a death, or when they cannot act',
  ...itself,
  params: {
    name: text(nomineeLimits.name),
    email,
    relation,
    /** Only then the person is told. */
    tells: z.boolean(broken('boolean')).default(false),
    language: languageOfAsked,
  },
  answer: { ...named, about: 'The persons named now; the same address once more changes its entry' },
  refusals: ['nominee_own', 'nominees_full'],
});

export const deleteNominee = call({
  method: 'DELETE',
  path: '/account/nominees/:nomineeId',
  summary: 'Name a person no longer',
  ...itself,
  foreign: 'nominee_unknown',
  gone: 'nominee_unknown',
  params: { nomineeId: id },
  answer: named,
  refusals: [],
});

const anyone = { access: 'anyone', forSuspended: true } as const;

export const postNomineeVisit = call({
  method: 'POST',
  path: '/nominee-visits',
  summary: 'Mail a code to a person who acts for a member',
  ...anyone,
  params: { email },
  answer: {
    status: 201,
    body: z.object({ $id: z.string(), secret: z.string(), expire: date }),
    about: 'The keys to go on with, together with the code; the same for every address',
  },
  twice: 'Each request mails another code.',
  refusals: ['nominee_too_many'],
});

const ofVisit = {
  ...anyone,
  foreign: 'nominee_visit_over',
  gone: 'nominee_visit_over',
} as const;
const visitNow = { status: 200, body: visit, about: 'The members who have named this address' } as const;

export const putNomineeVisit = call({
  method: 'PUT',
  path: '/nominee-visits/:visitId',
  summary: 'Type the mailed code; it counts for an hour',
  ...ofVisit,
  params: {
    visitId: id,
    secret,
    code: z.string(broken('text')).min(1, broken('missing')).max(64, broken('text')),
  },
  answer: visitNow,
  refusals: [
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});

export const getNomineeVisit = call({
  method: 'GET',
  path: '/nominee-visits/:visitId',
  summary: 'The members who have named the proven address, and the requests to act for them',
  ...ofVisit,
  params: { visitId: id, secret },
  answer: visitNow,
  refusals: [],
});

/** These fields stand before the file. */
export const requestForm = {
  secret,
  nomineeId: id,
  cause: z.enum(nomineeCauses, broken('choice', nomineeCauses.join(', '))),
  adult: z.enum(['yes'], broken('choice', 'yes')),
};

export const postNomineeRequest = call({
  method: 'POST',
  path: '/nominee-visits/:visitId/requests',
  summary: 'Ask to act for a member, with one document: a PDF, JPEG, PNG or WebP',
  ...ofVisit,
  params: { visitId: id },
  form: requestForm,
  answer: visitNow,
  refusals: [
    'evidence_empty',
    'evidence_too_large',
    'evidence_too_many_pixels',
    'evidence_type_unsupported',
    'evidence_unreadable',
    'nominee_unknown',
    'nominee_not_adult',
    'nominee_request_waits',
    'nominee_again_later',
  ],
});

export const putNomineeWithdrawal = call({
  method: 'PUT',
  path: '/nominee-visits/:visitId/withdrawal',
  summary: 'Withdraw a request to act for a member',
  ...ofVisit,
  params: { visitId: id, secret, requestId: id },
  answer: visitNow,
  refusals: ['nominee_request_unknown', 'nominee_not_granted'],
});

export const getNomineeExport = call({
  method: 'GET',
  path: '/nominee-visits/:visitId/export',
  summary: 'The data of the member as a ZIP, without messages and the data of others',
  ...ofVisit,
  params: { visitId: id, secret, requestId: id, language: languageOfFile },
  answer: { status: 200, body: 'bytes', about: 'The archive' },
  refusals: ['nominee_request_unknown', 'nominee_not_granted', 'nominee_member_here'],
});

const words = longText(rightsLimits.words.min, rightsLimits.words.max);
const kind = z.enum(actingKinds, broken('choice', actingKinds.join(', ')));

export const postNomineeRightsRequest = call({
  method: 'POST',
  path: '/nominee-visits/:visitId/rights-requests',
  summary: 'Ask for a correction of the member’s data, or complain; the request has a number at once',
  ...ofVisit,
  params: { visitId: id, secret, requestId: id, kind, words },
  answer: {
    status: 200,
    body: requestForAnother,
    about: 'The request; the same one for the same words within an hour',
  },
  refusals: ['nominee_request_unknown', 'nominee_not_granted', 'nominee_member_here'],
});

export const putNomineeErasing = call({
  method: 'PUT',
  path: '/nominee-visits/:visitId/erasing',
  summary: 'Begin the erasing of the member’s account, or end it before its 30 days are over',
  ...ofVisit,
  params: { visitId: id, secret, requestId: id, isOn: z.boolean(broken('boolean')) },
  answer: visitNow,
  refusals: ['nominee_request_unknown', 'nominee_not_granted', 'nominee_member_here'],
});

export const putNomineePresence = call({
  method: 'PUT',
  path: '/nominee-requests/:requestId/presence',
  summary: 'Say by the mailed link that one is here: the request to act for one ends',
  ...anyone,
  foreign: 'nominee_request_unknown',
  gone: 'nominee_request_unknown',
  params: { requestId: id, secret },
  answer: { status: 200, body: z.object({ state: z.enum(nomineeStates) }), about: 'Ended' },
  refusals: [],
});
