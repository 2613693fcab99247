import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { offeredLanguages } from '#contract/lists/interface-languages.ts';
import { freshHealth } from './health.ts';
import { addressOf, answerWith } from './http.ts';
import { listen } from './listen.ts';

const listening = await listen({ host: '127.0.0.1', port: 0 }, freshHealth());
const { port } = listening;
const answering = answerWith((request) => new Response(String(new URL(request.url).search.length)), {
  trustedProxies: 0,
  isHttps: false,
});
listening.open(answering.handle);
after(() => listening.close(0));
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

test('refusals of the port are in every language that the server offers, in UTF-8', async () => {
  const other = await listen({ host: '127.0.0.1', port: 0 }, freshHealth());
  const answers = answerWith(() => new Response(), {
    trustedProxies: 0,
    isHttps: false,
    languages: ['en', 'hi'],
  });
  other.open(answers.handle);
  for (const [at, most] of [
    [port, offeredLanguages.length],
    [other.port, 2],
  ] as const) {
    const long = await fetch(`http://127.0.0.1:${at}/`, { headers: { x: 'x'.repeat(17_000) } });
    const traced = request({ port: at, method: 'TRACE' }).end();
    const [unserved] = (await once(traced, 'response')) as [IncomingMessage];
    const said = [await long.text(), await text(unserved)];
    assert.deepEqual([long.status, unserved.statusCode], [431, 405]);
    for (const type of [long.headers.get('content-type'), unserved.headers['content-type']])
      assert.equal(type, 'text/plain;charset=UTF-8');
    for (const one of said) assert.equal(one.split('\n').length, most, one);
  }
  answers.stop();
  await other.close(0);
});

test('a forwarded address counts without its port, and what is no address not at all', () => {
  const from = (forwarded: string) =>
    addressOf(
      {
        socket: { remoteAddress: '127.0.0.1' },
        headers: { 'x-forwarded-for': forwarded },
      } as unknown as IncomingMessage,
      1,
    );
  assert.equal(from('203.0.113.9:1001'), '203.0.113.9');
  assert.equal(from('198.51.100.1, 203.0.113.9'), '203.0.113.9');
  assert.equal(from('[2001:db8::7]:443'), '2001:db8::7');
  assert.equal(from('2001:db8::7'), '2001:db8::7');
  assert.equal(from('::ffff:203.0.113.9'), '203.0.113.9');
  for (const none of ['', 'unknown', '203.0.113.999', 'x'.repeat(5000)])
    assert.equal(from(none), '127.0.0.1');
});

test('an https server tells browsers to use https alone, for two years, on all subdomains', async () => {
  for (const isHttps of [true, false]) {
    const other = await listen({ host: '127.0.0.1', port: 0 }, freshHealth());
    const answers = answerWith(() => new Response('here'), { trustedProxies: 0, isHttps });
    other.open(answers.handle);
    const { headers } = await fetch(`http://127.0.0.1:${other.port}/`);
    const wanted = isHttps ? 'max-age=63072000; includeSubDomains' : null;
    assert.equal(headers.get('strict-transport-security'), wanted);
    answers.stop();
    await other.close(0);
  }
});
