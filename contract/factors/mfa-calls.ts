import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { session } from '../sessions/calls.ts';

/** The contract's calls for the second proof of a log-in; a member proves it again with them. */

const except = {
  guest: 'general_unauthorized_scope',
  applicant: 'general_unauthorized_scope',
} as const;

/** Six digits of an app, or a recovery code. */
const typed = z.string(broken('text')).min(1, broken('text')).max(100, broken('text'));

export const getMfaFactors = call({
  method: 'GET',
  path: '/account/mfa/factors',
  summary: 'Which factors complete a log-in to the account',
  access: 'anyone',
  forSuspended: true,
  except,
  params: {},
  answer: {
    status: 200,
    body: z.object({ totp: z.boolean(), phone: z.boolean(), email: z.boolean(), recoveryCode: z.boolean() }),
    about: 'Neither a phone nor an email ever counts as a second factor',
  },
  refusals: [],
});

export const postMfaChallenge = call({
  method: 'POST',
  path: '/account/mfa/challenges',
  aliases: ['/account/mfa/challenge'],
  summary: 'Begin to prove a second factor: after the first proof of a log-in, or again',
  access: 'anyone',
  forSuspended: true,
  except,
  params: { factor: z.enum(['totp', 'recoverycode'], broken('choice', 'totp, recoverycode')) },
  answer: {
    status: 201,
    body: z.object({ $id: z.string(), $createdAt: date, userId: z.string(), expire: date }),
    about: 'The challenge; it belongs to this log-in or session alone',
  },
  refusals: [],
});

export const putMfaChallenge = call({
  method: 'PUT',
  path: '/account/mfa/challenges',
  aliases: ['/account/mfa/challenge'],
  summary: 'Prove a second factor',
  access: 'anyone',
  forSuspended: true,
  except,
  params: { challengeId: id, otp: typed },
  answer: { status: 200, body: session, about: 'The session, open from now on; its secret is in the cookie' },
  twice: 'Each code works once.',
  refusals: ['user_invalid_token', 'user_blocked', 'general_rate_limit_exceeded'],
});
