import { z } from 'zod';
import { call } from './call.ts';
import { relations } from './relations.ts';
import { broken } from './rules.ts';
import { email, id, secret } from './values.ts';

export const guardianStatuses = ['none', 'waiting', 'confirmed', 'refused'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/** What a member sees of the guardian they named. */
const guardian = z.object({ status: z.enum(guardianStatuses), email: z.string() });
export type GuardianBody = z.infer<typeof guardian>;

/** What the guardian sees after following the link. */
const guardianRequest = z.object({
  status: z.enum(guardianStatuses),
  memberName: z.string(),
  /** Empty until they have agreed. */
  relation: z.enum(['', ...relations]),
  answeredAt: z.string(),
  expire: z.string(),
});
export type GuardianRequestBody = z.infer<typeof guardianRequest>;

export const getGuardian = call({
  method: 'GET',
  path: '/account/guardian',
  summary: 'The parent or guardian of a member under 18, and their answer',
  access: 'member',
  params: {},
  answer: { status: 200, body: guardian, about: 'The guardian; status `none` when nobody was ever asked' },
  refusals: [],
});

export const putGuardian = call({
  method: 'PUT',
  path: '/account/guardian',
  summary: 'Ask a parent or guardian again, or another one',
  access: 'member',
  params: { email },
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
  answer: { status: 200, body: guardianRequest, about: 'The request that belongs to the mailed link' },
  refusals: [],
});

export const putGuardianAnswer = call({
  method: 'PUT',
  path: '/guardian-requests/:requestId/answer',
  summary: 'Confirm or refuse as a guardian',
  access: 'anyone',
  ...strange,
  params: {
    requestId: id,
    secret,
    confirmed: z.boolean(broken('boolean')),
    /** Whoever agrees says that they are an adult, and what they are to the child. */
    adult: z.boolean(broken('boolean')).default(false),
    relation: z.enum(relations, broken('choice', relations.join(', '))).optional(),
  },
  answer: { status: 200, body: guardianRequest, about: 'The request with its new answer' },
  refusals: ['guardian_statement_missing'],
});
