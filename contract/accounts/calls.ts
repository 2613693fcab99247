import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date, email, idOrUnique, name, password, prefs } from '../ground/values.ts';

export const target = z
  .object({
    $id: z.string(),
    $createdAt: date,
    $updatedAt: date,
    name: z.string(),
    userId: z.string(),
    providerId: z.null(),
    providerType: z.literal('email'),
    identifier: z.string(),
    expired: z.boolean(),
  })
  .meta({ id: 'Target' });

/** CONTRACT 5.1. */
export const account = z
  .object({
    $id: z.string(),
    $createdAt: date,
    $updatedAt: date,
    name: z.string(),
    registration: date,
    status: z.boolean(),
    labels: z.array(z.string()),
    passwordUpdate: date,
    email: z.string(),
    phone: z.string(),
    emailVerification: z.boolean(),
    emailCanonical: z.string().nullable(),
    emailIsFree: z.boolean().nullable(),
    emailIsDisposable: z.boolean().nullable(),
    emailIsCorporate: z.boolean().nullable(),
    emailIsCanonical: z.boolean().nullable(),
    phoneVerification: z.boolean(),
    mfa: z.boolean(),
    prefs: z.record(z.string(), z.unknown()),
    targets: z.array(target),
    accessedAt: date,
    impersonator: z.boolean().nullable(),
    impersonatorUserId: z.null(),
  })
  .meta({ id: 'Account' });
export type AccountBody = z.infer<typeof account>;

const changed = { status: 200, body: account, about: 'The changed account' };

export const getAccount = call({
  method: 'GET',
  path: '/account',
  summary: 'The signed-in account',
  access: 'member',
  beforeFactor: true,
  params: {},
  answer: { status: 200, body: account, about: 'The account' },
  refusals: [],
});

export const postAccount = call({
  method: 'POST',
  path: '/account',
  summary: 'Register an account; begins no session',
  access: 'anyone',
  params: { userId: idOrUnique, email, password, name: name.optional() },
  answer: { status: 201, body: account, about: 'The new account, its address not yet proven' },
  twice: 'An address in use is refused: the caller has proven nothing, and is not shown an account.',
  refusals: ['user_already_exists'],
});

export const patchName = call({
  method: 'PATCH',
  path: '/account/name',
  summary: 'Change the name',
  access: 'member',
  begins: true,
  params: { name },
  answer: changed,
  refusals: [],
});

export const patchEmail = call({
  method: 'PATCH',
  path: '/account/email',
  summary: 'Move to another email address, which then has to be proven',
  access: 'member',
  needsProof: 'password',
  params: { email, password },
  answer: changed,
  twice: 'An address in use is refused, the account’s own included.',
  refusals: ['user_invalid_credentials', 'user_target_already_exists', 'sign_up_guardian_own'],
});

export const patchPassword = call({
  method: 'PATCH',
  path: '/account/password',
  summary: 'Change the password and end all other sessions',
  access: 'member',
  needsProof: 'password',
  params: { password, oldPassword: z.string(broken('text')).max(1024).optional() },
  answer: changed,
  twice: 'The session has another secret by then, and the account another password: the old ones do nothing.',
  refusals: ['user_invalid_credentials'],
});

export const getPrefs = call({
  method: 'GET',
  path: '/account/prefs',
  summary: 'The preferences alone',
  access: 'member',
  params: {},
  answer: { status: 200, body: z.record(z.string(), z.unknown()), about: 'The preferences' },
  refusals: [],
});

export const patchPrefs = call({
  method: 'PATCH',
  path: '/account/prefs',
  summary: 'Replace all preferences',
  access: 'member',
  params: { prefs },
  answer: changed,
  refusals: ['guardian_awaited'],
});
