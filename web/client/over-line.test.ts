import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { data } from 'react-router';
import { type Answers, overLine } from './over-line.ts';

const root = new URL('../../', import.meta.url).pathname;
const dead = new TypeError('Failed to fetch');
const garbled = new Error('Unable to decode turbo-stream response');
const page = 'member/projects/team/page';

const failed = (result: unknown): Answers => ({
  'member/frame/frame': { type: 'error', result },
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

async function get(path: string, answers: Answers, signal?: AbortSignal) {
  const request = new Request(`https://saharambh.example${path}`, { signal: signal ?? null });
  return overLine({ request }, async () => structuredClone(answers));
}

test('a form over a dead or garbling line comes back with its fault, and any other failure is one', async () => {
  const back = (intent: string, code: string) => ({ type: 'data', result: { intent, fault: { code } } });
  assert.deepEqual(await post('write', dead), back('write', 'unreachable'));
  assert.deepEqual(await post('write', garbled), back('write', 'garbled'));
  assert.deepEqual(await post('resend code', dead), back('resend code', 'code_unsent'));
  const other = new Error('Something else');
  assert.deepEqual(await post('write', other), { type: 'error', result: data(other) });
});

test('asking again over a dead line leaves the page that is shown, and no other', async () => {
  await get('/my/projects/loom/team', came);
  assert.deepEqual(await get('/my/projects/loom/team', failed(dead)), {});
  assert.deepEqual(await get('/my/projects/loom/team?of=all', failed(garbled)), {});
  assert.deepEqual(await get('/my/projects/mill/team', failed(dead)), failed(dead));
  const unforeseen = failed(new Error('Something else'));
  assert.deepEqual(await get('/my/projects/loom/team', unforeseen), unforeseen);
});

test('a page that somebody left before it came is not the one that is shown', async () => {
  await get('/my/projects/loom/team', came);
  await get('/my/projects/mill/team', came, AbortSignal.abort());
  assert.deepEqual(await get('/my/projects/mill/team', failed(dead)), failed(dead));
  assert.deepEqual(await get('/my/projects/loom/team', failed(dead)), {});
});

test('no page asks by itself, since it would be asked for apart from the frame around it', async () => {
  // The one never asks, the other is a form that is open to everybody.
  const exempt = ['web/public/unknown.tsx', 'web/public/about.tsx'];
  const apart: string[] = [];
  for await (const file of glob('web/**/*.tsx', { cwd: root })) {
    if (exempt.includes(file)) continue;
    if (/\bclient(Loader|Action)\b/.test(await readFile(root + file, 'utf8'))) apart.push(file);
  }
  assert.deepEqual(apart, []);
});
