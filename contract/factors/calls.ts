import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date, id, secret } from '../ground/values.ts';

const codes = z.array(z.string());
const factor = z.object({ id: z.string(), name: z.string(), addedAt: date, usedAt: date });
const factors = z.object({
  apps: z.array(factor),
  /** `worksHere`: it was made for the address that the site has now. */
  passkeys: z.array(factor.extend({ worksHere: z.boolean() })),
  /** The app that this session has begun, until a code of it is typed. */
  pending: z
    .object({
      id: z.string(),
      name: z.string(),
      secret: z.string(),
      address: z.string(),
      picture: z.object({ size: z.number(), path: z.string() }),
    })
    .nullable(),
  codesLeft: z.number(),
  hasPassword: z.boolean(),
  /** A step that asks for a fresh proof is open, now and for a minute at least. */
  isProven: z.boolean(),
  /** From when a member of staff without a factor needs one; empty for everyone else. */
  requiredFrom: date,
});
export type FactorsBody = z.infer<typeof factors>;

const nameMessage = broken('text_between', 1, 60);
const nameOfApp = z.string(nameMessage).trim().min(1, nameMessage).max(60, nameMessage);
const foreign = { foreign: 'factor_not_found', gone: 'factor_not_found' } as const;

export const getFactors = call({
  method: 'GET',
  path: '/account/factors',
  summary: 'The second factors of the account',
  access: 'member',
  beforeFactor: true,
  params: {},
  answer: {
    status: 200,
    body: factors,
    about: 'Its authenticator apps, and how many recovery codes are left',
  },
  refusals: [],
});

export const postFactor = call({
  method: 'POST',
  path: '/account/factors',
  summary: 'Begin an authenticator app',
  access: 'member',
  beforeFactor: true,
  needsProof: 'itself',
  params: {
    name: nameOfApp,
    /** Of the account, as long as it has no second factor; empty for an account without one. */
    password: z.string(broken('text')).max(1024, broken('text')).default(''),
  },
  answer: {
    status: 201,
    body: z.object({ id: z.string() }),
    about: 'The app, in use from its first code on',
  },
  twice: 'Each request begins another app, and drops the one that was begun before.',
  refusals: ['user_invalid_credentials', 'factor_sign_in_again', 'factor_full'],
});

export const putFactor = call({
  method: 'PUT',
  path: '/account/factors/:factorId',
  summary: 'Take an authenticator app into use with its first code',
  access: 'member',
  beforeFactor: true,
  needsProof: 'itself',
  ...foreign,
  params: { factorId: id, code: z.string(broken('text')).min(1, broken('text')).max(100, broken('text')) },
  answer: {
    status: 200,
    body: z.object({ codes }),
    about: 'With the first app, ten recovery codes, shown this once; all other sessions end',
  },
  twice: 'A code works once, and the app is in use by then.',
  refusals: ['user_invalid_token', 'general_rate_limit_exceeded'],
});

export const patchFactor = call({
  method: 'PATCH',
  path: '/account/factors/:factorId',
  summary: 'Name an authenticator app or a passkey',
  access: 'member',
  ...foreign,
  params: { factorId: id, name: nameOfApp },
  answer: { status: 204, body: null, about: 'It has its new name' },
  refusals: [],
});

export const deleteFactor = call({
  method: 'DELETE',
  path: '/account/factors/:factorId',
  summary: 'Remove an authenticator app or a passkey; with the last one the recovery codes go',
  access: 'member',
  needsProof: true,
  ...foreign,
  params: { factorId: id },
  answer: { status: 204, body: null, about: 'It is removed' },
  refusals: [],
});

export const postRecoveryCodes = call({
  method: 'POST',
  path: '/account/recovery-codes',
  summary: 'Ten new recovery codes in place of those before',
  access: 'member',
  needsProof: true,
  params: {},
  answer: { status: 201, body: z.object({ codes }), about: 'The codes, shown this once' },
  refusals: ['factor_not_found'],
});

export const putFactorsBefore = call({
  method: 'PUT',
  path: '/account/factors-before',
  summary: 'Lead back to the second factors before a change, with the link mailed about it',
  access: 'anyone',
  params: { userId: id, secret },
  answer: {
    status: 200,
    body: z.object({ userId: z.string(), secret: z.string(), expire: date }),
    about: 'What chooses a new password, as a recovery; all sessions and the password have ended',
  },
  twice: 'A mailed link works once. A member who lost the answer asks for a new password.',
  refusals: ['user_invalid_token'],
});
