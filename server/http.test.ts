import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { freshHealth } from './health.ts';
import { answerWith } from './http.ts';
import { listen } from './listen.ts';

const door = await listen({ host: '127.0.0.1', port: 0 }, freshHealth());
const { port } = door;
const answering = answerWith((request) => new Response(String(new URL(request.url).search.length)), {
  trustedProxies: 0,
  isHttps: false,
});
door.open(answering.handle);
after(() => door.close(0));
const ask = (search: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/${search}`, { headers });

test('a hundred queries fit in an address', async () => {
  const query = encodeURIComponent(
    '{"method":"greaterThan","attribute":"$createdAt","values":["2026-01-01"]}',
  );
  const search = `?${Array.from({ length: 100 }, (_, at) => `queries%5B${at}%5D=${query}`).join('&')}`;
  assert.ok(search.length > 12_000);
  const long = `${search}&more=${'x'.repeat(20_000)}`;
  assert.equal(await (await ask(long)).text(), String(long.length));
});

test('headers of more than 16 KB are refused', async () => {
  assert.equal((await ask('', { x: 'x'.repeat(15_000) })).status, 200);
  assert.equal((await ask('', { x: 'x'.repeat(17_000) })).status, 431);
  assert.equal((await ask('', { x: 'x'.repeat(70_000) })).status, 431);
});
