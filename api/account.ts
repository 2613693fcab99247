import { account, session } from '#contract/account.ts';
import { email, password } from '#contract/values.ts';
import { logIn } from '#core/accounts/log-in.ts';
import { logOutEverywhere } from '#core/accounts/log-out-everywhere.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { presentSession } from '#core/accounts/present-session.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { forgetSession, rememberSession } from './session.ts';

const hour = 3600;

const getAccount = endpoint({
  method: 'GET',
  paths: ['/account'],
  summary: 'The signed-in account',
  scope: 'member',
  params: {},
  success: { status: 200, body: account, about: 'The account' },
  handle: async ({ actor }) => presentAccount(actor.account),
});

const createEmailSession = endpoint({
  method: 'POST',
  paths: ['/account/sessions/email', '/account/sessions'],
  summary: 'Log in with e-mail and password',
  scope: 'guest',
  limits: [
    { max: 10, seconds: hour, key: ({ raw }) => String(raw.email).toLowerCase(), forgetOnSuccess: true },
  ],
  params: { email, password },
  success: { status: 201, body: session, about: 'The new session; its secret is in the cookie' },
  async handle({ core, settings, params, device, request, headers }) {
    const opened = await logIn(core, { ...params, device });
    for (const [name, value] of rememberSession(settings, request, opened)) headers.append(name, value);
    return presentSession(opened.session, opened.account.email, opened.session.id);
  },
});

const deleteSessions = endpoint({
  method: 'DELETE',
  paths: ['/account/sessions'],
  summary: 'Log out everywhere',
  scope: 'member',
  limits: [{ max: 100, seconds: hour, key: ({ ip }) => ip }],
  params: {},
  success: { status: 204, body: null, about: 'All sessions have ended' },
  async handle({ core, settings, actor, request, headers }) {
    await logOutEverywhere(core, actor);
    for (const [name, value] of forgetSession(settings, request)) headers.append(name, value);
  },
});

export const accountEndpoints: Endpoint[] = [getAccount, createEmailSession, deleteSessions];
