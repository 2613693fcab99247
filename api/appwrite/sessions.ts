import { session, sessionList } from '#contract/account.ts';
import { email, id, password, secret } from '#contract/values.ts';
import { extendSession } from '#core/sessions/extend-session.ts';
import { getSession } from '#core/sessions/get-session.ts';
import { listSessions } from '#core/sessions/list-sessions.ts';
import { logIn } from '#core/sessions/log-in.ts';
import { logInWithCode } from '#core/sessions/log-in-with-code.ts';
import { logOut } from '#core/sessions/log-out.ts';
import { logOutEverywhere } from '#core/sessions/log-out-everywhere.ts';
import { presentSession } from '#core/sessions/present.ts';
import type { OpenedSession } from '#core/sessions/steps/open-session.ts';
import { type Endpoint, endpoint, type HeaderPair } from '../http/endpoint.ts';
import { keyOf, perHour } from '../http/limits.ts';
import { forgetSession, rememberSession } from '../http/session-value.ts';
import type { ApiSettings } from '../http/settings.ts';

type Answering = { settings: ApiSettings; request: Request; headers: HeaderPair[] };

const postEmailSession = endpoint({
  method: 'POST',
  paths: ['/account/sessions/email', '/account/sessions'],
  summary: 'Log in with e-mail and password',
  scope: 'guest',
  limits: [perHour(10, ({ raw, ip }) => keyOf(raw.email, ip), { forgetOnSuccess: true })],
  params: { email, password },
  success: { status: 201, body: session, about: 'The new session; its secret is in the cookie' },
  handle: async (call) => begin(call, await logIn(call.core, { ...call.params, device: call.device })),
});

const postTokenSession = endpoint({
  method: 'POST',
  paths: ['/account/sessions/token'],
  summary: 'Log in with a mailed code',
  scope: 'guest',
  limits: [
    perHour(10, ({ ip, raw }) => `${ip} ${keyOf(raw.userId, ip)}`, { forgetOnSuccess: true }),
    perHour(25, ({ raw, ip }) => keyOf(raw.userId, ip), { forgetOnSuccess: true }),
    { max: 100, seconds: 86_400, key: ({ raw, ip }) => keyOf(raw.userId, ip) },
  ],
  params: { userId: id, secret },
  success: { status: 201, body: session, about: 'The new session; its secret is in the cookie' },
  handle: async (call) =>
    begin(call, await logInWithCode(call.core, { ...call.params, device: call.device })),
});

const getSessions = endpoint({
  method: 'GET',
  paths: ['/account/sessions'],
  summary: 'All sessions of the account',
  scope: 'member',
  params: {},
  success: { status: 200, body: sessionList, about: 'The sessions, the asking one marked as current' },
  async handle({ core, actor }) {
    const rows = await listSessions(core, actor);
    return {
      total: rows.length,
      sessions: rows.map((row) => presentSession(row, actor.account.email, actor.sessionId)),
    };
  },
});

const getOneSession = endpoint({
  method: 'GET',
  paths: ['/account/sessions/:sessionId'],
  summary: 'One session; `current` is the asking one',
  scope: 'member',
  params: { sessionId: id },
  success: { status: 200, body: session, about: 'The session' },
  handle: async ({ core, actor, params }) =>
    presentSession(await getSession(core, actor, params.sessionId), actor.account.email, actor.sessionId),
});

const patchSession = endpoint({
  method: 'PATCH',
  paths: ['/account/sessions/:sessionId'],
  summary: 'Give a session a new lifetime',
  scope: 'member',
  limits: [perHour(10, ({ ip }) => ip)],
  params: { sessionId: id },
  success: { status: 200, body: session, about: 'The session with its new expiry' },
  handle: async ({ core, actor, params }) =>
    presentSession(await extendSession(core, actor, params.sessionId), actor.account.email, actor.sessionId),
});

const deleteSession = endpoint({
  method: 'DELETE',
  paths: ['/account/sessions/:sessionId'],
  summary: 'End one session; `current` is the asking one',
  scope: 'member',
  limits: [perHour(100, ({ ip }) => ip)],
  params: { sessionId: id },
  success: { status: 204, body: null, about: 'The session has ended' },
  async handle(call) {
    const { wasCurrent } = await logOut(call.core, call.actor, call.params.sessionId);
    if (wasCurrent) end(call);
  },
});

const deleteSessions = endpoint({
  method: 'DELETE',
  paths: ['/account/sessions'],
  summary: 'Log out everywhere',
  scope: 'member',
  limits: [perHour(100, ({ ip }) => ip)],
  params: {},
  success: { status: 204, body: null, about: 'All sessions have ended' },
  async handle(call) {
    await logOutEverywhere(call.core, call.actor);
    end(call);
  },
});

function begin({ settings, request, headers }: Answering, opened: OpenedSession) {
  headers.push(...rememberSession(settings, request, opened));
  return presentSession(opened.session, opened.account.email, opened.session.id);
}

function end({ settings, request, headers }: Answering): void {
  headers.push(...forgetSession(settings, request));
}

export const sessionEndpoints: Endpoint[] = [
  postEmailSession,
  postTokenSession,
  getSessions,
  getOneSession,
  patchSession,
  deleteSession,
  deleteSessions,
];
