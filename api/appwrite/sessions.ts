import * as calls from '#contract/sessions.ts';
import { extendSession } from '#core/sessions/extend-session.ts';
import { getSession } from '#core/sessions/get-session.ts';
import { listSessions } from '#core/sessions/list-sessions.ts';
import { logIn } from '#core/sessions/log-in.ts';
import { logInWithCode } from '#core/sessions/log-in-with-code.ts';
import { logOut } from '#core/sessions/log-out.ts';
import { logOutEverywhere } from '#core/sessions/log-out-everywhere.ts';
import { presentSession } from '#core/sessions/present.ts';
import type { OpenedSession } from '#core/sessions/steps/open-session.ts';
import { answer, type Endpoint, type HeaderPair } from '../http/endpoint.ts';
import { byNetwork, keyOf, perHour, perNetwork } from '../http/limits.ts';
import { forgetSession, rememberSession } from '../http/session-value.ts';
import type { ApiSettings } from '../http/settings.ts';

export const sessionEndpoints: Endpoint[] = [
  answer(
    calls.postEmailSession,
    async (asked) => begin(asked, await logIn(asked.core, { ...asked.params, device: asked.device })),
    [
      // By account and network: whoever guesses elsewhere cannot keep its owner out.
      perHour(10, ({ raw, ip }) => `${ip} ${keyOf(raw.email, ip)}`, { forgetOnSuccess: true }),
      perNetwork.passwords,
    ],
  ),

  answer(
    calls.postTokenSession,
    async (asked) => begin(asked, await logInWithCode(asked.core, { ...asked.params, device: asked.device })),
    [
      perHour(10, ({ ip, raw }) => `${ip} ${keyOf(raw.userId, ip)}`, { forgetOnSuccess: true }),
      perHour(25, ({ raw, ip }) => keyOf(raw.userId, ip), { forgetOnSuccess: true }),
      { max: 100, seconds: 86_400, key: ({ raw, ip }) => keyOf(raw.userId, ip) },
    ],
  ),

  answer(calls.getSessions, async ({ core, actor }) => {
    const rows = await listSessions(core, actor);
    return {
      total: rows.length,
      sessions: rows.map((row) => presentSession(row, actor.account.email, actor.sessionId)),
    };
  }),

  answer(calls.getSession, async ({ core, actor, params }) =>
    presentSession(await getSession(core, actor, params.sessionId), actor.account.email, actor.sessionId),
  ),

  answer(
    calls.patchSession,
    async ({ core, actor, params }) =>
      presentSession(
        await extendSession(core, actor, params.sessionId),
        actor.account.email,
        actor.sessionId,
      ),
    [perHour(10, byNetwork)],
  ),

  answer(
    calls.deleteSession,
    async (asked) => {
      const { wasCurrent } = await logOut(asked.core, asked.actor, asked.params.sessionId);
      if (wasCurrent) end(asked);
    },
    [perHour(100, byNetwork)],
  ),

  answer(
    calls.deleteSessions,
    async (asked) => {
      await logOutEverywhere(asked.core, asked.actor);
      end(asked);
    },
    [perHour(100, byNetwork)],
  ),
];

type Answering = { settings: ApiSettings; request: Request; headers: HeaderPair[] };

function begin({ settings, request, headers }: Answering, opened: OpenedSession) {
  headers.push(...rememberSession(settings, request, opened));
  return presentSession(opened.session, opened.account.email, opened.session.id);
}

function end({ settings, request, headers }: Answering): void {
  headers.push(...forgetSession(settings, request));
}
