import * as calls from '#contract/sessions/calls.ts';
import type { Device } from '#core/ground/actor.ts';
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
import { keyOf, mailboxKey, perHour, perNetworkHour, perSite } from '../http/limits.ts';
import { forgetSession, previousOf, rememberLogin } from '../http/session-value.ts';
import type { ApiSettings } from '../http/settings.ts';

export const sessionEndpoints: Endpoint[] = [
  answer(
    calls.postEmailSession,
    async (asked) => {
      const { core, params, device, actor } = asked;
      return begin(asked, await logIn(core, { ...params, device, previous: previousOf(actor) }));
    },
    [
      // Whatever strangers guess, and however many share its network: its owner comes in where they have been before.
      perHour(10, ({ raw, browser }) => `browser ${browser} ${mailboxKey(raw.email, browser)}`, {
        browsers: 'known',
        onSuccess: 'forget',
      }),
      // By account and network: a caller who guesses elsewhere cannot keep the owner out.
      ...perNetworkHour(10, ({ raw, network }) => mailboxKey(raw.email, network), {
        browsers: 'unknown',
        onSuccess: 'forget',
      }),
      { ...perSite.passwords, browsers: 'unknown' },
    ],
  ),

  answer(
    calls.postTokenSession,
    async (asked) => begin(asked, await logInWithCode(asked.core, { ...asked.params, device: asked.device })),
    [
      // How often an account may be guessed at, wherever from, is counted with the codes themselves.
      ...perNetworkHour(10, ({ raw, network }) => keyOf(raw.userId, network), { onSuccess: 'forget' }),
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
    perNetworkHour(10),
  ),

  answer(
    calls.deleteSession,
    async (asked) => {
      const { wasCurrent } = await logOut(asked.core, asked.actor, asked.params.sessionId);
      if (wasCurrent) end(asked);
    },
    perNetworkHour(100),
  ),

  answer(
    calls.deleteSessions,
    async (asked) => {
      await logOutEverywhere(asked.core, asked.actor);
      end(asked);
    },
    perNetworkHour(100),
  ),
];

type Answering = { settings: ApiSettings; request: Request; device: Device; headers: HeaderPair[] };

function begin({ settings, request, device, headers }: Answering, opened: OpenedSession) {
  headers.push(...rememberLogin(settings, request, device, opened));
  return presentSession(opened.session, opened.account.email, opened.session.id);
}

function end({ settings, request, headers }: Answering): void {
  headers.push(...forgetSession(settings, request));
}
