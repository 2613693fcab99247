import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { keep, sendKept } from './kept-page.ts';

const html = '<p>Begin together.</p>'.repeat(100);
const page = keep(Buffer.from(html), new Headers({ 'content-type': 'text/html', 'cache-control': 'public' }));
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  sendKept(page, new Request('http://localhost/', { method, headers }));

test('a caller that has the page gets a 304 alone', async () => {
  const first = await ask();
  const etag = String(first.headers.get('etag'));
  const second = await ask({ 'if-none-match': `"other", ${etag}` });
  assert.equal(second.status, 304);
  assert.equal(await second.text(), '');
  assert.equal(second.headers.get('cache-control'), 'public');
  assert.equal((await ask({ 'if-none-match': '"other"' })).status, 200);
});

test('a page is sent in a coding that the caller can read, and caches learn that it varies', async () => {
  assert.equal(await (await ask()).text(), html);
  const packed = await ask({ 'accept-encoding': 'br' });
  assert.equal(packed.headers.get('content-encoding'), 'br');
  assert.equal(packed.headers.get('vary'), 'accept-encoding');
  const body = Buffer.from(await packed.arrayBuffer());
  assert.equal(packed.headers.get('content-length'), String(body.length));
  assert.equal(brotliDecompressSync(body).toString(), html);
});

test('a page that many ask for is sent in the densest coding from then on, and reads the same', async () => {
  const text = Array.from({ length: 3000 }, (_, at) => `<p>${at * at} begin together</p>`).join('');
  const asked = keep(Buffer.from(text), new Headers({ 'content-type': 'text/html' }));
  const sizeOf = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await sendKept(asked, new Request('http://localhost/', { headers }));
    const body = Buffer.from(await answer.arrayBuffer());
    assert.equal(answer.headers.get('content-length'), String(body.length));
    if (encoding === 'br') assert.equal(brotliDecompressSync(body).toString(), text);
    return body.length;
  };
  for (const encoding of ['br', 'zstd', 'gzip']) {
    const first = await sizeOf(encoding);
    for (let times = 1; times < 16; times += 1) assert.equal(await sizeOf(encoding), first, encoding);
    let now = first;
    for (const last = Date.now() + 5000; now === first && Date.now() < last; ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      now = await sizeOf(encoding);
    }
    assert.ok(now < first, `${encoding}: ${now} of ${first} bytes`);
  }
});

test('asking for the head alone brings the head alone', async () => {
  const answer = await ask({}, 'HEAD');
  assert.equal(answer.headers.get('content-length'), String(html.length));
  assert.equal(await answer.text(), '');
});
