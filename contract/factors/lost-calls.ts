import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date, secret } from '../ground/values.ts';

/** The calls for a member who has lost all factors. */

const except = {
  guest: 'general_unauthorized_scope',
  applicant: 'general_unauthorized_scope',
} as const;

/** A wait that runs for the account, or `none`. */
const states = ['none', 'second', 'waits', 'over'] as const;
const loss = z.object({
  state: z.enum(states),
  begunAt: date,
  /** For an account without a password: when its second code begins the wait. */
  secondFrom: date,
  /** The end of the wait. */
  until: date,
  /** Proofs that this log-in still lacks before its next step. */
  asks: z.enum(['nothing', 'code', 'password']),
  /** False on a device that is signed in, which can stop it. */
  isWaiting: z.boolean(),
  /** A member of staff: only the operator removes their factors. */
  isOfStaff: z.boolean(),
});
export type LossBody = z.infer<typeof loss>;

export const getFactorLoss = call({
  method: 'GET',
  path: '/account/factor-loss',
  summary: 'Whether a wait runs after which the account opens without its lost factors',
  access: 'anyone',
  beforeFactor: true,
  forSuspended: true,
  except,
  params: {},
  answer: { status: 200, body: loss, about: 'The wait, and the next step of a log-in that awaits a factor' },
  refusals: [],
});

export const postFactorLossCode = call({
  method: 'POST',
  path: '/account/factor-loss/codes',
  summary: 'Mail the code with which a log-in goes on without its lost factors',
  access: 'guest',
  forSuspended: true,
  except,
  params: {},
  answer: { status: 204, body: null, about: 'The code is in the mail' },
  refusals: ['factor_loss_of_staff'],
});

export const putFactorLoss = call({
  method: 'PUT',
  path: '/account/factor-loss',
  summary: 'Begin the wait for lost factors, or end it by a log-in once it is over',
  access: 'guest',
  forSuspended: true,
  except,
  params: {
    password: z.string(broken('text')).max(1024, broken('text')).default(''),
    code: secret.optional(),
  },
  answer: {
    status: 200,
    body: z.object({ state: z.enum([...states, 'opened']) }),
    about: '`opened`: the factors are removed, and the session is open; its secret is in the cookie',
  },
  refusals: [
    'factor_loss_of_staff',
    'factor_loss_too_early',
    'user_invalid_credentials',
    'user_invalid_token',
    'sign_up_code_expired',
    'sign_up_code_void',
    'general_rate_limit_exceeded',
    'user_blocked',
  ],
});

export const deleteFactorLoss = call({
  method: 'DELETE',
  path: '/account/factor-loss',
  summary: 'Stop the wait for lost factors',
  access: 'member',
  params: {},
  answer: { status: 204, body: null, about: 'No wait runs' },
  refusals: [],
});
