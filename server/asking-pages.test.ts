import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { getAccount, patchName } from '#contract/accounts/calls.ts';
import { deleteSessions, getSession, postEmailSession } from '#contract/sessions/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { goodPassword, member } from '#tests/ground/builders.ts';
import { watchAnswers } from '#tests/ground/declared-answers.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { createPages } from './pages.ts';

const core = sharedCore;
const origin = 'https://saharambh.example';
const projectId = 'saharambh';
const built: ServerBuild = await import(
  pathToFileURL(path.resolve(import.meta.dirname, '../build/server/index.js')).href
);
type Entry = typeof import('../web/entry.server.tsx');
const entry = built.entry.module as unknown as Entry;

const refusalOf = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  return Response.json({ refused: error.code, values: error.values });
};

/** A page that says who asks, logs in and out, and changes a name, as the real ones do. */
const page = {
  loader: ({ context }: LoaderFunctionArgs) =>
    context.get(entry.askContext)(getAccount, {}).then(Response.json, refusalOf),
  async action({ context, request }: ActionFunctionArgs) {
    const ask = context.get(entry.askContext);
    const form = Object.fromEntries(await request.formData()) as Record<string, string>;
    const calls: Record<string, () => Promise<unknown>> = {
      'log in': () => ask(postEmailSession, { email: form.email ?? '', password: goodPassword }),
      'log out': () => ask(deleteSessions, {}),
      'change name': () => ask(patchName, { name: form.name ?? '' }),
      'look, rename, look': async () => {
        const before = await Promise.all([ask(getAccount, {}), ask(getAccount, {})]);
        await ask(patchName, { name: form.name ?? '' });
        return [...before, await ask(getAccount, {})].map(({ name }) => name);
      },
      'look at': () => ask(getSession, { sessionId: form.sessionId ?? '' }),
    };
    const call = calls[form.intent ?? ''];
    return (call?.() ?? Promise.reject(new Error('no such intent'))).then(
      (answer) => Response.json(answer ?? null),
      refusalOf,
    );
  },
};
/** It replaces a personal page and a public one. */
const routes = Object.entries(built.routes).map(([name, route]) =>
  route && ['dashboard', 'stories'].includes(route.path ?? '')
    ? [name, { ...route, module: page }]
    : [name, route],
);
const build = { ...built, routes: Object.fromEntries(routes) } as unknown as ServerBuild;

const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };
const undeclared: string[] = [];
const watch = watchAnswers((fault) => undeclared.push(fault));
const delivered: string[] = [];
const openCalls = createPageCalls(core, settings, (endpoint, answer) => {
  delivered.push(`${endpoint.call.method} ${endpoint.call.path}`);
  return watch(endpoint, answer);
});
const faults: unknown[] = [];
const report = (error: unknown) => faults.push(error);
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls, report });

const cookieOf = (who: Parameters<typeof sessionOf>[0]) =>
  `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`;
let caller = 0;
function get(address: string, headers: Record<string, string> = {}) {
  return pages(new Request(origin + address, { headers }), { ip: `203.0.113.${++caller % 250}` });
}
function post(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  ip = `203.0.113.${++caller % 250}`,
) {
  const body = new URLSearchParams(fields);
  const init = { method: 'POST', body, headers: { origin, ...headers } };
  return pages(new Request(origin + address, init), { ip });
}

test('a personal page is made for its caller, and no cache keeps it', async () => {
  const [asha, ravi] = [await member(core), await member(core)];
  for (const who of [asha, ravi, asha]) {
    const answer = await get('/dashboard', { cookie: cookieOf(who) });
    assert.equal(answer.headers.get('cache-control'), 'private, no-store');
    assert.equal((await answer.json()).$id, who.id);
  }
  assert.equal((await (await get('/dashboard')).json()).refused, 'general_unauthorized_scope');
});

test('a public page asks as a guest, whatever its request carries', async () => {
  const who = await member(core);
  const headers = { cookie: cookieOf(who), 'x-appwrite-session': sessionOf(who) };
  assert.equal((await (await get('/stories', headers)).json()).refused, 'general_unauthorized_scope');
});

test('a log-in by form sets the cookies that the call sets, and nothing that scripts could read', async () => {
  const who = await member(core);
  const answer = await post('/dashboard', { intent: 'log in', email: who.account.email });
  assert.equal((await answer.clone().json()).userId, who.id);
  assert.equal(answer.headers.get('x-fallback-cookies'), null);
  const cookies = answer.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('a_session_saharambh='));
  assert.match(session ?? '', /HttpOnly/);
  const opened = await get('/dashboard', { cookie: session?.split(';')[0] ?? '' });
  assert.equal((await opened.json()).$id, who.id);

  const out = await post('/dashboard', { intent: 'log out' }, { cookie: session?.split(';')[0] ?? '' });
  assert.match(out.headers.getSetCookie().join(), /a_session_saharambh=deleted/);
});

test('the same checks are made as over the wire: parameters, access, block, foreign things', async () => {
  const [asha, ravi] = [await member(core), await member(core)];
  const cookie = cookieOf(asha);
  const bad = await (await post('/dashboard', { intent: 'change name', name: '' }, { cookie })).json();
  assert.deepEqual([bad.refused, bad.values.param], ['general_argument_invalid', 'name']);
  const foreign = { intent: 'look at', sessionId: ravi.sessionId };
  assert.equal(
    (await (await post('/dashboard', foreign, { cookie })).json()).refused,
    'user_session_not_found',
  );
  const again = { intent: 'log in', email: asha.account.email };
  assert.equal(
    (await (await post('/dashboard', again, { cookie })).json()).refused,
    'user_session_already_exists',
  );
  await setStanding(core, asha.id, standings.suspended);
  assert.equal((await (await get('/dashboard', { cookie })).json()).refused, 'user_blocked');
});

test('the caller of a page is looked up once, and again after a change of their account', async ({
  mock,
}) => {
  const who = await member(core);
  const query = mock.method(pg.Client.prototype, 'query');
  const form = { intent: 'look, rename, look', name: 'Asha Rao' };
  const answer = await post('/dashboard', form, { cookie: cookieOf(who) });
  assert.deepEqual(await answer.json(), ['Asha Kulkarni', 'Asha Kulkarni', 'Asha Rao']);
  const lookUps = query.mock.calls.filter(({ arguments: [asked] }) =>
    /select "accounts"\.\*, "sessions"/.test((asked as { text?: string }).text ?? String(asked)),
  );
  // For the first two looks, for the change, and for the last look.
  assert.equal(lookUps.length, 3);
  // The same call from two parts of a page is answered once, and again after a change.
  assert.deepEqual(delivered.slice(-3), ['GET /account', 'PATCH /account/name', 'GET /account']);
});

test('a form that acts for a member has to come from one of our own pages', async () => {
  const who = await member(core);
  const cookie = cookieOf(who);
  const rename = (headers: Record<string, string>) =>
    pages(
      new Request(`${origin}/dashboard`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'intent=change+name&name=Ravi',
      }),
      { ip: '203.0.113.1' },
    );
  assert.equal((await rename({})).status, 403);
  assert.equal((await rename({ origin: 'null' })).status, 403);
  assert.equal((await rename({ origin: 'https://evil.example' })).status, 403);
  assert.equal((await rename({ 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.equal((await rename({ 'sec-fetch-site': 'same-origin' })).status, 200);
  assert.equal((await rename({ origin })).status, 200);
});

test('pages and the wire count under one limit', async () => {
  const email = (await member(core)).account.email;
  const tries = [];
  for (let at = 0; at < 11; at++) {
    // Each success clears the count, so the password has to be wrong for the limit to count.
    await sql`update accounts set password_hash = null where email = ${email}`.execute(core.db);
    tries.push(
      (await (await post('/dashboard', { intent: 'log in', email }, {}, '203.0.113.251')).json()).refused,
    );
  }
  assert.equal(tries[0], 'user_invalid_credentials');
  assert.equal(tries[10], 'general_rate_limit_exceeded');
});

test('nothing here was a bug, and every answer was the declared one', () => {
  assert.deepEqual(faults, []);
  assert.deepEqual(undeclared, []);
});
