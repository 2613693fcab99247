import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { keep, sendKept } from './kept-page.ts';

const html = '<p>Begin together.</p>'.repeat(100);
const page = keep(Buffer.from(html), new Headers({ 'content-type': 'text/html', 'cache-control': 'public' }));
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  sendKept(page, new Request('http://localhost/', { method, headers }));

test('a caller that has the page is only told so', async () => {
  const first = await ask();
  const etag = String(first.headers.get('etag'));
  const second = await ask({ 'if-none-match': `"other", ${etag}` });
  assert.equal(second.status, 304);
  assert.equal(await second.text(), '');
  assert.equal(second.headers.get('cache-control'), 'public');
  assert.equal((await ask({ 'if-none-match': '"other"' })).status, 200);
});

test('a page is sent as the caller can read it, and caches are told that it varies', async () => {
  assert.equal(await (await ask()).text(), html);
  const packed = await ask({ 'accept-encoding': 'br' });
  assert.equal(packed.headers.get('content-encoding'), 'br');
  assert.equal(packed.headers.get('vary'), 'accept-encoding');
  const body = Buffer.from(await packed.arrayBuffer());
  assert.equal(packed.headers.get('content-length'), String(body.length));
  assert.equal(brotliDecompressSync(body).toString(), html);
});

test('asking for the head alone brings the head alone', async () => {
  const answer = await ask({}, 'HEAD');
  assert.equal(answer.headers.get('content-length'), String(html.length));
  assert.equal(await answer.text(), '');
});
