import assert from 'node:assert/strict';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { inspecting } from './content.ts';

const megabyte = 1024 * 1024;

test('a large file that passes through is not held in memory until a garbage collection', async () => {
  const before = process.memoryUsage().arrayBuffers;
  let peak = 0;
  function* pieces() {
    for (let at = 0; at < 1024; at++) {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
      yield Buffer.from(new ArrayBuffer(64 * 1024));
    }
  }
  const { stream, inspection } = inspecting();
  await pipeline(
    Readable.from(pieces()),
    stream,
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  assert.equal(inspection().size, 64 * megabyte);
  // V8 frees buffers while the script runs, late on a busy machine; without any collection all 64 MB would be held.
  assert.ok(peak < 24 * megabyte, `${Math.round(peak / megabyte)} MB at its peak`);
});
