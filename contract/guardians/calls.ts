import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { email, id, secret, text } from '../ground/values.ts';
import { languageOfAsked } from '../languages/param.ts';
import { relations } from './relations.ts';

export const guardianStatuses = ['none', 'waiting', 'confirmed', 'refused'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/** The guardian as the member who named them sees them. */
const guardian = z.object({
  status: z.enum(guardianStatuses),
  email: z.string(),
  /** An administrator has looked at a refusal, and it stands. */
  isReviewed: z.boolean(),
});
export type GuardianBody = z.infer<typeof guardian>;

/** The request as the guardian sees it after following the link. */
const guardianRequest = z.object({
  status: z.enum(guardianStatuses),
  memberName: z.string(),
  /** Empty until they have agreed. */
  relation: z.enum(['', ...relations]),
  /** Of the texts that they have agreed to; empty as well. */
  termsVersion: z.string(),
  answeredAt: z.string(),
  expire: z.string(),
  /** Another service has to make sure of them before they can agree: `check` is where it begins. */
  needsCheck: z.boolean(),
});
export type GuardianRequestBody = z.infer<typeof guardianRequest>;
/** Empty where no check is needed. */
const guardianPage = guardianRequest.extend({ check: z.string() });

const mailedCode = z.object({ expire: z.string() });

export const getGuardian = call({
  method: 'GET',
  path: '/account/guardian',
  summary: 'The parent or guardian of a member under 18, and their answer',
  access: 'member',
  params: {},
  answer: {
    status: 200,
    body: guardian,
    about: 'The guardian; status `none` when no guardian was ever asked',
  },
  refusals: [],
});

export const putGuardian = call({
  method: 'PUT',
  path: '/account/guardian',
  summary: 'Ask a parent or guardian again, or another one',
  access: 'member',
  params: { email, language: languageOfAsked },
  answer: { status: 200, body: guardian, about: 'The guardian who was asked by mail' },
  refusals: ['guardian_not_needed', 'guardian_refused', 'sign_up_guardian_own'],
});

const strange = { foreign: 'guardian_request_not_found', gone: 'guardian_request_not_found' } as const;

export const getGuardianRequest = call({
  method: 'GET',
  path: '/guardian-requests/:requestId',
  summary: 'What a guardian is asked',
  access: 'anyone',
  ...strange,
  params: { requestId: id, secret },
  answer: { status: 200, body: guardianPage, about: 'The request that belongs to the mailed link' },
  refusals: [],
});

export const postGuardianCode = call({
  method: 'POST',
  path: '/guardian-requests/:requestId/codes',
  summary: 'Mail the guardian a code to agree with, good in this browser',
  access: 'anyone',
  ...strange,
  params: { requestId: id, secret },
  answer: { status: 201, body: mailedCode, about: 'Until when the code counts' },
  refusals: ['general_rate_limit_exceeded'],
});

export const putGuardianAnswer = call({
  method: 'PUT',
  path: '/guardian-requests/:requestId/answer',
  summary: 'Agree as a guardian with a mailed code, refuse, or take an agreement back',
  access: 'anyone',
  ...strange,
  params: {
    requestId: id,
    secret,
    confirmed: z.boolean(broken('boolean')),
    /** A guardian who agrees states that they are an adult, and their relation to the child. */
    adult: z.boolean(broken('boolean')).default(false),
    relation: z.enum(relations, broken('choice', relations.join(', '))).optional(),
    /** The six digits that the guardian got by email; a refusal needs none. */
    code: text(0, 40).default(''),
    /** The proof from the service that verified the guardian. */
    proof: text(0, 256).optional(),
  },
  answer: { status: 200, body: guardianRequest, about: 'The request with its new answer' },
  refusals: [
    'guardian_statement_missing',
    'guardian_check_missing',
    'sign_up_guardian_own',
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});
