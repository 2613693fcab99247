import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date, email, id, password, secret } from '../ground/values.ts';

/** CONTRACT 5.2. `secret` is always empty: the cookie holds it. */
export const session = z
  .object({
    $id: z.string(),
    $createdAt: date,
    $updatedAt: date,
    userId: z.string(),
    expire: date,
    provider: z.string(),
    providerUid: z.string(),
    providerAccessToken: z.string(),
    providerAccessTokenExpiry: z.string(),
    providerRefreshToken: z.string(),
    ip: z.string(),
    osCode: z.string(),
    osName: z.string(),
    osVersion: z.string(),
    clientType: z.string(),
    clientCode: z.string(),
    clientName: z.string(),
    clientVersion: z.string(),
    clientEngine: z.string(),
    clientEngineVersion: z.string(),
    deviceName: z.string(),
    deviceBrand: z.string(),
    deviceModel: z.string(),
    countryCode: z.string(),
    countryName: z.string(),
    current: z.boolean(),
    factors: z.array(z.string()),
    secret: z.string(),
    mfaUpdatedAt: z.string(),
  })
  .meta({ id: 'Session' });
export type SessionBody = z.infer<typeof session>;

export const sessionList = z.object({ total: z.number(), sessions: z.array(session) });

const opened = { status: 201, body: session, about: 'The new session; its secret is in the cookie' };
const strange = { foreign: 'user_session_not_found', gone: 'user_session_not_found' } as const;

export const postEmailSession = call({
  method: 'POST',
  path: '/account/sessions/email',
  aliases: ['/account/sessions'],
  summary: 'Log in with email and password',
  access: 'guest',
  params: { email, password },
  answer: opened,
  twice: 'Each log-in opens a session of its own.',
  refusals: ['user_invalid_credentials', 'user_blocked'],
});

export const postTokenSession = call({
  method: 'POST',
  path: '/account/sessions/token',
  summary: 'Log in with a mailed code',
  access: 'guest',
  params: { userId: id, secret },
  answer: opened,
  twice: 'A mailed code opens one session, and is used up by then.',
  refusals: ['user_invalid_token', 'user_blocked', 'general_rate_limit_exceeded'],
});

export const getSessions = call({
  method: 'GET',
  path: '/account/sessions',
  summary: 'All sessions of the account',
  access: 'member',
  params: {},
  answer: { status: 200, body: sessionList, about: 'The sessions, the asking one marked as current' },
  refusals: [],
});

export const getSession = call({
  method: 'GET',
  path: '/account/sessions/:sessionId',
  summary: 'One session; `current` is the asking one',
  access: 'member',
  ...strange,
  params: { sessionId: id },
  answer: { status: 200, body: session, about: 'The session' },
  refusals: [],
});

export const patchSession = call({
  method: 'PATCH',
  path: '/account/sessions/:sessionId',
  summary: 'Give a session a new lifetime',
  access: 'member',
  ...strange,
  params: { sessionId: id },
  answer: { status: 200, body: session, about: 'The session with its new expiry' },
  refusals: [],
});

export const deleteSession = call({
  method: 'DELETE',
  path: '/account/sessions/:sessionId',
  summary: 'End one session; `current` is the asking one',
  access: 'member',
  beforeFactor: true,
  forSuspended: true,
  ...strange,
  params: { sessionId: id },
  answer: { status: 204, body: null, about: 'The session has ended' },
  twice: 'Where it was the asking one, the second request comes from no session.',
  refusals: [],
});

export const deleteSessions = call({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Log out everywhere',
  access: 'member',
  beforeFactor: true,
  forSuspended: true,
  params: {},
  answer: { status: 204, body: null, about: 'All sessions have ended' },
  twice: 'The asking one has ended too: the second request comes from no session.',
  refusals: [],
});
