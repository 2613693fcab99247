import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { token } from '../codes/token-calls.ts';
import { call } from '../ground/call.ts';
import { date, secret } from '../ground/values.ts';

/** `""` while the account stays. */
const leaving = z.object({ leavesAt: date });

export const getLeaving = call({
  method: 'GET',
  path: '/account/deletion',
  summary: 'When the account will be removed, if its owner has given it up',
  access: 'member',
  params: {},
  answer: { status: 200, body: leaving, about: 'The moment, or an empty one' },
  refusals: [],
});

export const postLeavingCode = call({
  method: 'POST',
  path: '/account/deletion/codes',
  summary: 'Mail a six-digit code to confirm from this session that the account is given up',
  access: 'member',
  needsProof: 'itself',
  params: {},
  answer: { status: 201, body: token, about: 'The token; its code is in the mail' },
  twice: 'Each request mails another code.',
  refusals: ['agreement_owed_unread'],
});

export const putLeaving = call({
  method: 'PUT',
  path: '/account/deletion',
  summary: 'Give the account up: it is removed in 30 days',
  access: 'member',
  needsProof: 'itself',
  /** The caller gives the password, or a code that was emailed on request of this session. */
  params: {
    password: z.string(broken('text')).max(1024, broken('text')).default(''),
    code: secret.optional(),
  },
  answer: { status: 200, body: leaving, about: 'The moment of the removal' },
  refusals: [
    'agreement_owed_unread',
    'user_invalid_credentials',
    'user_invalid_token',
    'sign_up_code_expired',
    'sign_up_code_void',
    'general_rate_limit_exceeded',
  ],
});

export const deleteLeaving = call({
  method: 'DELETE',
  path: '/account/deletion',
  summary: 'Keep the account after all',
  access: 'member',
  params: {},
  answer: { status: 204, body: null, about: 'The account stays' },
  refusals: ['guardian_erases'],
});
