import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date, email, id, idOrUnique, password, secret } from '../ground/values.ts';

/** CONTRACT 5.3. `secret` is always empty: only the email holds it. */
export const token = z
  .object({
    $id: z.string(),
    $createdAt: date,
    userId: z.string(),
    secret: z.string(),
    expire: date,
    phrase: z.string(),
  })
  .meta({ id: 'Token' });
export type TokenBody = z.infer<typeof token>;

/** An address of a registered platform; the server looks at its host. */
const url = z.string(broken('address')).max(2000, broken('address'));

export const postVerification = call({
  method: 'POST',
  path: '/account/verifications/email',
  aliases: ['/account/verification'],
  summary: 'Mail a link that proves the address',
  access: 'member',
  params: { url },
  answer: { status: 201, body: token, about: 'The token; its secret is in the mail' },
  twice: 'Each request mails another link.',
  refusals: ['user_email_already_verified'],
});

export const putVerification = call({
  method: 'PUT',
  path: '/account/verifications/email',
  aliases: ['/account/verification'],
  summary: 'Prove the address with the mailed link',
  access: 'anyone',
  params: { userId: id, secret },
  answer: { status: 200, body: token, about: 'The token that was used' },
  twice: 'A mailed link works once; another call says whether this one has proven the address.',
  refusals: ['user_not_found', 'user_invalid_token'],
});

export const getVerificationLink = call({
  method: 'GET',
  path: '/account/verifications/email/link',
  summary: 'Whether a mailed link has done its work before',
  access: 'anyone',
  params: { userId: id, secret },
  answer: {
    status: 200,
    body: z.object({ proven: z.boolean() }),
    about: 'True for a link that has proven its address within the last day',
  },
  refusals: [],
});

export const postCode = call({
  method: 'POST',
  path: '/account/tokens/email',
  summary: 'Mail a six-digit code to log in with',
  access: 'anyone',
  params: {
    userId: idOrUnique,
    email,
    phrase: z.boolean(broken('boolean')).default(false),
  },
  answer: {
    status: 201,
    body: token,
    about: 'The token, alike for every address; its userId is the one to log in with',
  },
  twice: 'Each request mails another code.',
  refusals: [],
});

export const postRecovery = call({
  method: 'POST',
  path: '/account/recovery',
  summary: 'Mail a link for choosing a new password',
  access: 'anyone',
  params: { email, url },
  answer: {
    status: 201,
    body: token,
    about: 'The same for every address, whether it has an account or not',
  },
  twice: 'Each request mails another link.',
  refusals: [],
});

export const putRecovery = call({
  method: 'PUT',
  path: '/account/recovery',
  summary: 'Choose a new password with the mailed link',
  access: 'anyone',
  params: { userId: id, secret, password },
  answer: { status: 200, body: token, about: 'The token that was used; all sessions have ended' },
  twice: 'A mailed link works once: another password needs another link.',
  refusals: ['user_not_found', 'user_invalid_token'],
});
