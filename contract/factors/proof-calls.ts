import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { secret } from '../ground/values.ts';

/** How a member without a second factor proves in a session that it is them, before what asks for a fresh proof. */

export const postProofCode = call({
  method: 'POST',
  path: '/account/proof-codes',
  summary: 'Mail a code that proves in this session that it is the member',
  access: 'member',
  forSuspended: true,
  params: {},
  answer: { status: 204, body: null, about: 'The code is in the mail' },
  refusals: ['user_challenge_required'],
});

export const putProof = call({
  method: 'PUT',
  path: '/account/proof',
  summary: 'Prove in this session by the password, or by the mailed code, that it is the member',
  access: 'member',
  forSuspended: true,
  params: {
    password: z.string(broken('text')).max(1024, broken('text')).default(''),
    code: secret.optional(),
  },
  answer: { status: 204, body: null, about: 'Steps that ask for a fresh proof are open for ten minutes' },
  twice: 'A code works once.',
  refusals: [
    'user_challenge_required',
    'user_invalid_credentials',
    'user_invalid_token',
    'sign_up_code_expired',
    'sign_up_code_void',
    'general_rate_limit_exceeded',
  ],
});
