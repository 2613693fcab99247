import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date, email, id, secret } from '../ground/values.ts';

export const postLogInCode = call({
  method: 'POST',
  path: '/log-ins/codes',
  summary: 'Mail a code to come in with, in this browser',
  access: 'anyone',
  params: { email },
  answer: {
    status: 201,
    body: z.object({ userId: z.string(), email: z.string(), expire: date, resendAfter: date }),
    about: 'The same for every address, whether it has an account or not',
  },
  refusals: ['general_rate_limit_exceeded'],
});

export const putLogInCode = call({
  method: 'PUT',
  path: '/log-ins/codes',
  summary: 'Come in with the mailed code',
  access: 'guest',
  params: { userId: id, secret },
  answer: {
    status: 200,
    /** Without an account no session begins: the address is proven, and `userId` is the one that a sign-up would get. */
    body: z.object({ signedIn: z.boolean(), userId: z.string(), email: z.string() }),
    about: 'A caller with an account is signed in; for others this browser has proven the address',
  },
  refusals: [
    'user_invalid_token',
    'sign_up_code_expired',
    'sign_up_code_void',
    'user_blocked',
    'general_rate_limit_exceeded',
  ],
});
