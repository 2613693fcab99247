import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { data } from 'react-router';
import { ownGlobals } from '#tests/ground/own-globals.ts';
import { routerKey } from '../router/router-of-page.ts';
import { awaitedLine } from './line.ts';
import { type Answers, keepShown, overLine } from './over-line.ts';

ownGlobals('addEventListener', 'removeEventListener', 'location', routerKey);

const root = new URL('../../', import.meta.url).pathname;
const dead = new TypeError('Failed to fetch');
const garbled = new Error('Unable to decode turbo-stream response');
const page = 'projects/member/team/page';
const layout = 'layout/member/layout';

const failed = (result: unknown): Answers => ({
  [layout]: { type: 'error', result },
  [page]: { type: 'error', result },
});
const came: Answers = { [page]: { type: 'data', result: { team: [] } } };

async function post(intent: string, failure: Error) {
  const request = new Request('https://saharambh.example/my/projects/loom/updates', {
    method: 'POST',
    body: new URLSearchParams({ intent, text: 'The first room is cold.' }),
  });
  const answers = await overLine({ request }, async () => {
    assert.equal((await request.formData()).get('text'), 'The first room is cold.', 'it can be sent');
    return { [page]: { type: 'error', result: data(failure) } };
  });
  return answers[page];
}

async function get(path: string, answers: Answers) {
  const request = new Request(`https://saharambh.example${path}`);
  return overLine({ request }, async () => structuredClone(answers));
}

test('a form over a dead or garbling line comes back with its fault, and any other failure is one', async () => {
  const back = (intent: string, code: string) => ({ type: 'data', result: { intent, fault: { code } } });
  assert.deepEqual(await post('write', dead), back('write', 'unreachable'));
  assert.deepEqual(await post('write', garbled), back('write', 'garbled'));
  assert.deepEqual(await post('resend code', dead), back('resend code', 'code_unsent'));
  assert.deepEqual(await post('resend code', garbled), back('resend code', 'garbled'));
  const other = new Error('Something else');
  assert.deepEqual(await post('write', other), { type: 'error', result: data(other) });
});

/** The address that the browser names while something is asked. */
const browserAt = (pathname: string, search = '') =>
  Object.assign(globalThis, { location: { pathname, search } });
const loom = '/my/projects/loom/team';
const mill = '/my/projects/mill/team';
const stands = { team: ['Asha'] };
const keeps = (path: string) =>
  keepShown(path, [
    { id: page, loaderData: stands },
    { id: layout, loaderData: null },
  ]);

test('asking again over a dead line leaves the page that is shown, and no other that one asks for', async () => {
  const kept = { [layout]: { type: 'data', result: null }, [page]: { type: 'data', result: stands } };
  keeps(loom);
  browserAt(loom);
  assert.deepEqual(await get(loom, came), came);
  assert.deepEqual(await get(loom, failed(dead)), kept);
  assert.deepEqual(await get(loom, failed(garbled)), kept);
  assert.deepEqual(await get(`${loom}?of=all`, failed(dead)), failed(dead), 'another list of the same page');
  keeps(mill);
  assert.deepEqual(await get(mill, failed(dead)), failed(dead), 'a link that is followed');
  const unforeseen = failed(new Error('Something else'));
  assert.deepEqual(await get(loom, unforeseen), unforeseen);
});

test('going back without a connection shows one of the last pages, but no page that never loaded', async () => {
  for (const path of [loom, mill]) keeps(path);
  browserAt(loom);
  assert.deepEqual((await get(loom, failed(dead)))[page], { type: 'data', result: stands });
  browserAt('/my/projects/other/team');
  assert.deepEqual(await get('/my/projects/other/team', failed(dead)), failed(dead));
  for (let one = 0; one < 8; one++) keeps(`/my/projects/${one}/team`);
  browserAt(loom);
  assert.deepEqual(await get(loom, failed(dead)), failed(dead), 'not all of them for ever');
});

test('a followed link waits for the connection and is followed again, unless the reader goes elsewhere', async () => {
  const window = new EventTarget();
  const led: unknown[] = [];
  const goal = { pathname: mill, search: '?of=all', hash: '#third', state: { done: 'saved' } };
  const state = { navigation: { location: goal, historyAction: 'PUSH' } };
  const router = { state, navigate: async (...asked: unknown[]) => void led.push(asked) };
  Object.assign(globalThis, {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    [routerKey]: router,
  });
  browserAt(loom);
  const follow = async (signal: AbortSignal, [why, error]: [string, Error] = ['unreachable', dead]) => {
    const request = new Request(`https://saharambh.example${mill}?of=all`, { signal });
    void overLine({ request }, async () => failed(error));
    await new Promise(setImmediate);
    assert.equal(awaitedLine(), why);
    assert.deepEqual(led, []);
  };
  const elsewhere = new AbortController();
  await follow(elsewhere.signal);
  elsewhere.abort();
  await new Promise(setImmediate);
  assert.deepEqual(led, []);
  for (const [historyAction, why, error] of [
    ['PUSH', 'unreachable', dead],
    ['REPLACE', 'garbled', garbled],
  ] as const) {
    state.navigation.historyAction = historyAction;
    await follow(new AbortController().signal, [why, error]);
    window.dispatchEvent(new Event('online'));
    await new Promise(setImmediate);
    const replace = historyAction === 'REPLACE';
    assert.deepEqual(led.splice(0), [[goal, { replace, state: goal.state }]]);
    assert.equal(awaitedLine(), why, 'until something of ours has come');
    await get(loom, came);
    assert.equal(awaitedLine(), null);
  }
});

test('no page asks by itself, since it would be asked for apart from the frame around it', async () => {
  // The one never asks, the other is a form that is open to everybody.
  const exempt = ['web/site/public/unknown.tsx', 'web/site/public/about.tsx'];
  const apart: string[] = [];
  for await (const file of glob('web/**/*.tsx', { cwd: root })) {
    if (exempt.includes(file)) continue;
    if (/\bclient(Loader|Action)\b/.test(await readFile(root + file, 'utf8'))) apart.push(file);
  }
  assert.deepEqual(apart, []);
});

test('a page that leads to a document, as in another language, is left for it', async () => {
  browserAt(loom);
  const lead = (headers: Record<string, string>) =>
    new Response(null, { status: 302, headers: { location: '/dashboard', ...headers } });
  const request = new Request('https://saharambh.example/dashboard');
  const led = async (result: Response) => {
    const answers = await overLine({ request }, async () => ({ [page]: { type: 'data', result } }));
    assert.ok(answers[page]?.result instanceof Response);
    return answers[page].result.headers;
  };
  assert.equal((await led(lead({ 'x-remix-reload-document': 'true' }))).has('x-remix-reload-document'), true);
  assert.equal((await led(lead({ 'x-remix-replace': 'true' }))).has('x-remix-replace'), false);
});
