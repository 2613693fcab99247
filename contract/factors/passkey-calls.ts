import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { session } from '../sessions/calls.ts';

/** The calls for passkeys: texts are base64url, as WebAuthn writes them in JSON. */

const text = (most: number) => z.string(broken('text')).min(1, broken('text')).max(most, broken('text'));
const base64url = (most: number) => text(most).regex(/^[\w-]+$/, broken('text'));
const challenge = base64url(100);
const credentialId = base64url(1400);
const nameMessage = broken('text_between', 1, 60);

const made = z.object({
  challenge: z.string(),
  host: z.string(),
  /** The account, as the device tells it apart. */
  userHandle: z.string(),
  userName: z.string(),
  /** The passkeys that the account has: a device adds no second one. */
  known: z.array(z.string()),
});

export const postPasskey = call({
  method: 'POST',
  path: '/account/passkeys',
  summary: 'Begin a passkey',
  access: 'member',
  beforeFactor: true,
  needsProof: 'itself',
  params: {
    /** Of the account, as long as it has no second factor; empty for an account without one. */
    password: z.string(broken('text')).max(1024, broken('text')).default(''),
  },
  answer: { status: 201, body: made, about: 'What the device needs to make it, for five minutes' },
  refusals: ['user_invalid_credentials', 'factor_sign_in_again', 'factor_full'],
});

export const putPasskey = call({
  method: 'PUT',
  path: '/account/passkeys',
  summary: 'Take a passkey into use',
  access: 'member',
  beforeFactor: true,
  needsProof: 'itself',
  params: {
    name: z.string(nameMessage).trim().min(1, nameMessage).max(60, nameMessage),
    challenge,
    credentialId,
    clientData: base64url(8000),
    attestation: base64url(40_000),
    transports: z
      .array(z.string(broken('text')).max(40, broken('text')))
      .max(10, broken('text'))
      .default([]),
  },
  answer: {
    status: 200,
    body: z.object({ codes: z.array(z.string()) }),
    about: 'With the first factor, ten recovery codes, shown this once; all other sessions end',
  },
  twice: 'A challenge works once, and the passkey is in use by then.',
  refusals: ['user_invalid_token', 'factor_full'],
});

export const postPasskeyProof = call({
  method: 'POST',
  path: '/account/passkeys/challenges',
  summary: 'Begin to sign in with a passkey, or to prove it again',
  access: 'anyone',
  forSuspended: true,
  params: {},
  answer: {
    status: 201,
    body: z.object({ challenge: z.string(), host: z.string(), allowed: z.array(z.string()) }),
    about: 'The challenge, for five minutes; no list of passkeys before anything was proven',
  },
  refusals: [],
});

export const putPasskeyProof = call({
  method: 'PUT',
  path: '/account/passkeys/challenges',
  summary: 'Sign in with a passkey, or prove it again',
  access: 'anyone',
  forSuspended: true,
  params: {
    challenge,
    credentialId,
    clientData: base64url(8000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
  },
  answer: { status: 200, body: session, about: 'The session, open from now on; its secret is in the cookie' },
  twice: 'A challenge works once.',
  refusals: ['user_invalid_token', 'general_unauthorized_scope', 'user_blocked'],
});

export const getSecondStep = call({
  method: 'GET',
  path: '/account/second-step',
  summary: 'Which second factors a log-in, or a member, can prove',
  access: 'anyone',
  beforeFactor: true,
  forSuspended: true,
  except: { guest: 'general_unauthorized_scope', applicant: 'general_unauthorized_scope' },
  params: {},
  answer: {
    status: 200,
    body: z.object({
      totp: z.boolean(),
      recoveryCode: z.boolean(),
      passkey: z.boolean(),
      /** A member without any of these, whose session has to be proven by the password or a mailed code. */
      plain: z.enum(['none', 'code', 'password']),
      /** Steps that ask for a fresh proof are open, now and for a minute at least. */
      isProven: z.boolean(),
      /** A log-in, not a member who is signed in. */
      isWaiting: z.boolean(),
    }),
    about: 'The kinds of factors that the account has',
  },
  refusals: [],
});
