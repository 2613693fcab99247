import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { account } from '../accounts/calls.ts';
import { call } from '../ground/call.ts';
import { date, email, id, secret } from '../ground/values.ts';

const emailChange = z.object({ email: z.string(), expire: date, resendAfter: date });
export type EmailChangeBody = z.infer<typeof emailChange>;

export const postEmailChange = call({
  method: 'POST',
  path: '/account/email-changes',
  summary: 'Mail a code to the address that the account shall have',
  access: 'member',
  needsProof: 'password',
  params: {
    email,
    /** Of the account; empty for an account without one. */
    password: z.string(broken('text')).max(1024, broken('text')).default(''),
  },
  answer: {
    status: 201,
    body: emailChange,
    about: 'The same for every address, whether another person has it or not',
  },
  twice: 'Each request mails another code, and the next one may be asked for after a minute.',
  refusals: ['user_invalid_credentials', 'user_target_already_exists', 'sign_up_guardian_own'],
});

export const putFormerAddress = call({
  method: 'PUT',
  path: '/account/former-address',
  summary: 'Bring the account back to the address that it was moved away from, with the link mailed there',
  access: 'anyone',
  params: { userId: id, secret },
  answer: {
    status: 200,
    body: z.object({ userId: z.string(), secret: z.string(), expire: date }),
    about: 'What chooses a new password, as a recovery; all sessions and the password have ended',
  },
  twice: 'A mailed link works once. A member who lost the answer asks for a new password at the old address.',
  refusals: ['user_invalid_token', 'user_target_already_exists'],
});

export const putEmailChange = call({
  method: 'PUT',
  path: '/account/email-changes',
  summary: 'Move the account to the new address with the mailed code',
  access: 'member',
  needsProof: 'itself',
  params: { secret },
  answer: { status: 200, body: account, about: 'The account with its new, proven address' },
  refusals: [
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'user_target_already_exists',
    'sign_up_guardian_own',
    'general_rate_limit_exceeded',
  ],
});
