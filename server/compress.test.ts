import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { bestEncoding, compress } from './compress.ts';

test('the densest coding that is allowed is taken', () => {
  assert.equal(bestEncoding('gzip, deflate, br, zstd'), 'br');
  assert.equal(bestEncoding('gzip, zstd;q=0.5'), 'zstd');
  assert.equal(bestEncoding('br;q=0, gzip'), 'gzip');
  assert.equal(bestEncoding('*'), 'br');
  assert.equal(bestEncoding('*;q=0'), null);
  assert.equal(bestEncoding('identity'), null);
  assert.equal(bestEncoding(null), null);
});

test('every coding gives back what it was given', async () => {
  const body = Buffer.from('one line that goes round and joins them '.repeat(100));
  assert.deepEqual(brotliDecompressSync(await compress(body, 'br', true)), body);
  assert.deepEqual(zstdDecompressSync(await compress(body, 'zstd', true)), body);
  assert.deepEqual(gunzipSync(await compress(body, 'gzip', false)), body);
});
