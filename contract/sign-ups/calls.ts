import { z } from 'zod';
import { type SignUpFaultCode, signUpFaults } from '#rules/sign-up/check-form.ts';
import { account } from '../accounts/calls.ts';
import { call } from '../ground/call.ts';
import { date, email, id, secret } from '../ground/values.ts';
import { signUpForm } from './form.ts';

const upload = z.object({
  $id: z.string(),
  name: z.string(),
  sizeOriginal: z.number(),
  bucketId: z.string(),
});
const ticket = { userId: z.string(), email: z.string(), verified: z.literal(true) };

export const postSignUpCode = call({
  method: 'POST',
  path: '/sign-ups/codes',
  summary: 'Mail a code that proves an email address',
  access: 'anyone',
  params: { email },
  answer: {
    status: 201,
    body: z.object({ userId: z.string(), email: z.string(), expire: date, resendAfter: date }),
    about: 'The same for every address, whether it has an account or not',
  },
  refusals: ['general_rate_limit_exceeded'],
});

export const putSignUpCode = call({
  method: 'PUT',
  path: '/sign-ups/codes',
  summary: 'Prove the address with the mailed code',
  access: 'anyone',
  params: { userId: id, secret },
  answer: {
    status: 200,
    body: z.object(ticket),
    about: 'The server remembers the proof for a day, by a cookie of this browser',
  },
  refusals: [
    'user_invalid_token',
    'sign_up_code_expired',
    'sign_up_code_void',
    'general_rate_limit_exceeded',
  ],
});

export const getCurrentSignUp = call({
  method: 'GET',
  path: '/sign-ups/current',
  summary: 'What this browser has proven and uploaded so far',
  access: 'anyone',
  params: {},
  answer: {
    status: 200,
    /** `proven` holds all addresses that it has proven, as two tabs may. */
    body: z.object({ ...ticket, proven: z.array(z.string()), file: upload.optional() }),
    about: 'The address proven last and the newest file uploaded with it',
  },
  refusals: ['sign_up_ticket_missing'],
});

export const postSignUp = call({
  method: 'POST',
  path: '/sign-ups',
  summary: 'Make account, profile and session at once',
  access: 'anyone',
  params: signUpForm.shape,
  answer: {
    status: 201,
    body: z.object({ account }),
    about: 'The new account; its session is in the cookie',
  },
  refusals: [
    ...(Object.keys(signUpFaults) as SignUpFaultCode[]),
    'user_already_exists',
    'storage_file_not_found',
  ],
});
