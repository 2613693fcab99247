import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { type FileStore, StoreUnavailable } from '#core/ground/file-store.ts';
import { startS3 } from '#tests/servers/s3-server.ts';
import { folderStore } from './folder-store.ts';
import { orUnavailable } from './full-disk.ts';
import { removeParts } from './remove-parts.ts';
import { s3Store } from './s3-store.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-store-'));
after(() => rm(folder, { recursive: true, force: true }));
const s3 = await startS3();

const stores: [string, FileStore, string][] = [
  ['folder', folderStore(folder), folder],
  ['S3', s3Store(s3), s3.folder],
];

let keys = 0;
const freshKey = () => `ab/${(++keys).toString(16).padStart(32, '0')}`;
const chunked = (bytes: Buffer, size = 60_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
    { objectMode: false },
  );

for (const [name, store, filePath] of stores) {
  const files = async () =>
    (await readdir(filePath, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

  test(`${name}: keeps bytes and gives them back, all or a range`, async () => {
    const [key, bytes] = [freshKey(), randomBytes(7_000_001)];
    assert.equal(await store.put(key, chunked(bytes)), bytes.length);
    assert.ok((await buffer(await store.read(key))).equals(bytes));
    for (const [start, end] of [
      [0, 1],
      [1, 5_242_880],
      [6_999_999, 7_000_000],
      [0, 7_000_000],
    ] as const) {
      const part = await buffer(await store.read(key, { start, end }));
      assert.ok(part.equals(bytes.subarray(start, end + 1)), `${start}-${end}`);
    }
  });

  test(`${name}: keeps bytes that are all in memory, in folders that are not there yet`, async () => {
    const all = Array.from(
      { length: 20 },
      (_, at) => [`fresh/${at % 3}/${at}`, randomBytes(at * 5000)] as const,
    );
    const sizes = await Promise.all(all.map(([key, bytes]) => store.put(key, bytes)));
    assert.deepEqual(
      sizes,
      all.map(([, bytes]) => bytes.length),
    );
    for (const [key, bytes] of all) assert.ok((await buffer(await store.read(key))).equals(bytes), key);
  });

  test(`${name}: keeps nothing of bytes that break off`, async () => {
    const key = freshKey();
    const before = (await files()).length;
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(100_000);
        throw new Error('the line broke');
      })(),
      { objectMode: false },
    );
    await assert.rejects(store.put(key, broken), /the line broke/);
    await assert.rejects(store.read(key));
    assert.equal((await files()).length, before);
  });

  test(`${name}: removes bytes, and does not mind when there are none`, async () => {
    const key = freshKey();
    const before = (await files()).length;
    await store.put(key, chunked(randomBytes(1000)));
    await store.remove(key);
    await store.remove(key);
    await assert.rejects(store.read(key));
    assert.equal((await files()).length, before);
  });

  test(`${name}: serves many at once, and readers that leave early`, async () => {
    const written = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const [key, bytes] = [freshKey(), randomBytes(1_000_000)];
        await store.put(key, chunked(bytes));
        return { key, bytes };
      }),
    );
    await Promise.all(
      written.map(async ({ key, bytes }) => {
        const early = await store.read(key);
        await new Promise((read) => early.once('data', read));
        early.destroy();
        assert.ok((await buffer(await store.read(key))).equals(bytes));
      }),
    );
  });

  test(`${name}: takes only keys of our own making`, async () => {
    for (const key of ['../outside', '/etc/passwd', 'a/../../b', '', 'A b', 'a\0b']) {
      await assert.rejects(store.put(key, chunked(Buffer.from('x'))), key);
      await assert.rejects(store.read(key), key);
    }
  });
}

for (const [name, store] of stores)
  test(`${name}: lists the keys of a folder`, async () => {
    const keys = Array.from({ length: 10 }, (_, at) => `listed/${at}`);
    for (const key of keys) await store.put(key, Readable.from([Buffer.from('x')]));
    await store.put('listed/below/key', Readable.from([Buffer.from('x')]));
    assert.deepEqual((await store.list('listed')).sort(), keys);
    assert.deepEqual(await store.list('nothing-there'), []);
    for (const bad of ['../outside', '/etc', 'a/../..']) await assert.rejects(store.list(bad), bad);
  });

test('S3: lists what one answer does not hold, by asking for what comes after it', async () => {
  // The S3 of the tests cannot cut a list off: its own token fails on this Node.
  const pages: Record<string, string> = {
    '': '<IsTruncated>true</IsTruncated><Key>listed/a</Key><Key>listed/b</Key>',
    'listed/b': '<IsTruncated>false</IsTruncated><Key>listed/c</Key>',
  };
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://s3').searchParams;
    assert.equal(asked.get('prefix'), 'listed/');
    response.end(pages[asked.get('start-after') ?? '']);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const store = s3Store({ ...s3, endpoint: `http://127.0.0.1:${port}` });
  assert.deepEqual(await store.list('listed'), ['listed/a', 'listed/b', 'listed/c']);
});

test('an old half-written file is deleted; a recent one and a complete one stay', async () => {
  const filePath = path.join(folder, 'halves');
  await mkdir(path.join(filePath, 'ab'), { recursive: true });
  const old = new Date(Date.now() - 60_000);
  for (const name of ['ab/old.part', 'ab/young.part', 'ab/whole', 'top.part']) {
    await writeFile(path.join(filePath, name), 'x');
    if (!name.includes('young')) await utimes(path.join(filePath, name), old, old);
  }
  assert.equal(await removeParts(filePath, Date.now() - 30_000), 2);
  const left = await readdir(filePath, { recursive: true });
  assert.deepEqual(left.sort(), ['ab', 'ab/whole', 'ab/young.part']);
  assert.equal(await removeParts(path.join(filePath, 'none'), Date.now()), 0);
});

test('S3 that refuses or is away is an error, not a loss', async () => {
  const wrong = s3Store({ ...s3, accessKeyId: 'wrong' });
  await assert.rejects(wrong.put(freshKey(), chunked(Buffer.from('x'))), /S3 answered 403/);
  const away = s3Store({ ...s3, endpoint: 'http://127.0.0.1:9' });
  await assert.rejects(away.put(freshKey(), chunked(Buffer.from('x'))), StoreUnavailable);
});

test('a full disk is no bug, but a reason to come back', () => {
  for (const code of ['ENOSPC', 'EDQUOT'])
    assert.ok(orUnavailable(Object.assign(new Error('no room'), { code })) instanceof StoreUnavailable);
  const other = new Error('something else');
  assert.equal(orUnavailable(other), other);
});
