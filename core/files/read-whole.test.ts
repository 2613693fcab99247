import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { sample } from './content.ts';
import { readWhole } from './read-whole.ts';

const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
    { objectMode: false },
  );

test('a short stream is read whole, however its pieces are cut', async () => {
  for (const size of [0, 1, sample])
    for (const piece of [1000, 200_000]) {
      const bytes = randomBytes(size);
      assert.deepEqual(await readWhole(inPieces(bytes, piece)), bytes);
    }
});

test('of a longer stream all bytes are still there to be read', async () => {
  for (const size of [sample + 1, 300_000])
    for (const piece of [1000, 65_536, 400_000]) {
      const bytes = randomBytes(size);
      const stream = inPieces(bytes, piece);
      assert.equal(await readWhole(stream), null);
      assert.ok((await buffer(stream)).equals(bytes), `${size} in pieces of ${piece}`);
    }
});

test('a stream that breaks off gives its error', async () => {
  const broken = Readable.from(
    (async function* () {
      yield randomBytes(100);
      throw new Error('the line broke');
    })(),
    { objectMode: false },
  );
  await assert.rejects(readWhole(broken), /the line broke/);
});
