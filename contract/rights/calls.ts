import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { staffRights } from '../ground/staff-rights.ts';
import { date, email, id, secret } from '../ground/values.ts';
import { refusalReasons, requestKinds, requestOutcomes, requestStates, rightsLimits } from './limits.ts';

const officer = z.object({ name: z.string(), email: z.string(), address: z.string() });
export type OfficerBody = z.infer<typeof officer> | null;

const answer = z.object({
  outcome: z.enum(requestOutcomes),
  /** Why it is refused; empty where it is not. */
  reason: z.enum(['', ...refusalReasons]),
  words: z.string(),
  at: date,
  /** The grievance officer gave it, because no other staff could. */
  isByOfficer: z.boolean(),
});
export type RequestAnswer = z.infer<typeof answer>;

const listed = z.object({
  $id: z.string(),
  number: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  receivedAt: date,
  /** Until when we owe the answer; empty where we owe none. */
  dueAt: date,
  isLate: z.boolean(),
});
export type ListedRequest = z.infer<typeof listed>;

const request = listed
  .extend({
    words: z.string(),
    answer: answer.nullable(),
    /** Until when the answer can be contested; empty where it cannot. */
    contestUntil: date,
    contest: z.string(),
    contestedAt: date,
    /** No other staff can answer the contested request: the officer does. */
    isForOfficer: z.boolean(),
    finalAnswer: answer.nullable(),
    withdrawnAt: date,
    can: z.object({ withdraw: z.boolean() }),
    officer: officer.nullable(),
    /** The secret with which a person without an account continues; empty for members. */
    secret: z.string(),
  })
  .meta({ id: 'RightsRequest' });
export type RequestBody = z.infer<typeof request>;

const words = longText(rightsLimits.words.min, rightsLimits.words.max);
const kind = z.enum(requestKinds, broken('choice', requestKinds.join(', ')));
/** The secret of a person without an account. */
const ownSecret = z.string(broken('text')).max(256, broken('text')).default('');
const ofRequester = {
  access: 'anyone',
  forSuspended: true,
  foreign: 'rights_request_unknown',
  gone: 'rights_request_unknown',
  except: { guest: 'rights_request_unknown', applicant: 'rights_request_unknown' },
} as const;
const asItStands = { status: 200, body: request, about: 'The request as it stands now' } as const;

export const getRightsRequests = call({
  method: 'GET',
  path: '/rights/requests',
  summary: 'The requests of the member about their data, and their complaints, newest first',
  access: 'member',
  forSuspended: true,
  params: {},
  answer: { status: 200, body: z.object({ requests: z.array(listed) }), about: 'Up to 100' },
  refusals: [],
});

export const postRightsRequest = call({
  method: 'POST',
  path: '/rights/requests',
  summary: 'Ask something about the own data, or complain; the request has a number at once',
  access: 'member',
  forSuspended: true,
  params: { kind, words },
  answer: {
    status: 200,
    body: request,
    about: 'The request; the same one for the same words within an hour',
  },
  refusals: [],
});

export const getRightsRequest = call({
  method: 'GET',
  path: '/rights/requests/:requestId',
  summary: 'One request, as the person who sent it reads it',
  ...ofRequester,
  params: { requestId: id, secret: ownSecret },
  answer: asItStands,
  refusals: [],
});

export const putRightsWithdrawal = call({
  method: 'PUT',
  path: '/rights/requests/:requestId/withdrawal',
  summary: 'Withdraw a request that has no answer yet',
  ...ofRequester,
  params: { requestId: id, secret: ownSecret },
  answer: asItStands,
  refusals: ['rights_not_withdrawable'],
});

export const putRightsContest = call({
  method: 'PUT',
  path: '/rights/requests/:requestId/contest',
  summary: 'Ask that other staff answer, once, within 30 days of the answer',
  ...ofRequester,
  params: { requestId: id, words, secret: ownSecret },
  answer: asItStands,
  refusals: ['rights_not_contestable'],
});

export const postGuestRightsRequest = call({
  method: 'POST',
  path: '/guest-rights-requests',
  summary: 'Begin a request without an account; a mailed code proves the address',
  access: 'anyone',
  forSuspended: true,
  params: { kind, words, email },
  answer: {
    status: 201,
    body: z.object({ $id: z.string(), secret: z.string(), expire: date }),
    about: 'The keys to send it with, together with the code; the same for every address',
  },
  twice: 'Each request mails another code.',
  refusals: ['rights_too_many'],
});

export const putGuestRightsRequest = call({
  method: 'PUT',
  path: '/guest-rights-requests/:requestId',
  summary: 'Send a request without an account with the mailed code',
  access: 'anyone',
  forSuspended: true,
  foreign: 'rights_request_unknown',
  gone: 'rights_request_unknown',
  params: {
    requestId: id,
    secret,
    code: z.string(broken('text')).min(1, broken('missing')).max(64, broken('text')),
  },
  answer: { status: 200, body: request, about: 'The request' },
  refusals: [
    'rights_sign_in',
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});

export const getGrievanceOfficer = call({
  method: 'GET',
  path: '/rights/officer',
  summary: 'The person who answers complaints that no other staff can',
  access: 'anyone',
  forSuspended: true,
  params: {},
  answer: {
    status: 200,
    body: z.object({
      officer: officer.nullable(),
      /** Whether the caller has to prove an address with a complaint. */
      needsEmail: z.boolean(),
    }),
    about: 'Name, email and address; null where the settings name none',
  },
  refusals: [],
});

export const getRightsLooks = call({
  method: 'GET',
  path: '/rights/looks',
  summary: 'On which days staff saw data of the member, and under which right',
  access: 'member',
  forSuspended: true,
  params: {},
  answer: {
    status: 200,
    body: z.object({ looks: z.array(z.object({ role: z.enum([...staffRights, 'any']), day: z.string() })) }),
    about: 'Role and day, newest first; up to 100',
  },
  refusals: [],
});
