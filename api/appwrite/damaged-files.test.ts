import assert from 'node:assert/strict';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { downloads } from '#api/texts/en/downloads.ts';
import { damagedReads, readUnchecked } from '#core/files/read-stored.ts';
import { BytesDamaged } from '#core/ground/file-store.ts';
import { s3Store } from '#outside/files/s3-store.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { chunksOf, sendUpload } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { changeSilently, dateBack } from '#tests/servers/change-silently.ts';
import { readUntilCut } from '#tests/servers/read-until-cut.ts';
import { startS3 } from '#tests/servers/s3-server.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const s3 = await startS3();
const inFolder = await freshCore();
const inBucket = { ...(await freshCore()), files: s3Store({ ...s3, patience: 500 }) };

const damages: Record<string, (file: string) => Promise<unknown>> = {
  'cut short': (file) => truncate(file, 1000),
  emptied: (file) => truncate(file, 0),
  'changed in one byte': async (file) => {
    const bytes = await readFile(file);
    bytes[500] = (bytes[500] ?? 0) ^ 1;
    await writeFile(file, bytes);
  },
  removed: (file) => rm(file),
};

for (const [name, core, folder] of [
  ['a folder', inFolder, inFolder.folder],
  ['S3', inBucket, s3.folder],
] as const) {
  const faults: unknown[] = [];
  const api = await serveApi({ ...core, onBrokenRead: (fault) => faults.push(fault) });
  const me = await person(core, api);
  const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': me.session };

  const locationOf = async (key: string) => {
    const names = await readdir(folder, { recursive: true });
    const found = names.find((entry) => entry.endsWith(key) || entry.endsWith(`${key}._S3rver_object`));
    assert.ok(found, `${key} among ${names}`);
    return path.join(folder, found);
  };
  const lastKey = async () => {
    const rows = await core.db
      .selectFrom('file_chunks')
      .select('storage_key')
      .orderBy('storage_key')
      .execute();
    return rows.map((row) => row.storage_key);
  };
  const download = (id: string, extra: Record<string, string> = {}) =>
    fetch(`${api.endpoint}/storage/buckets/resumes/files/${id}/download`, {
      headers: { ...headers, ...extra },
    });

  for (const [how, damage] of Object.entries(damages)) {
    test(`a file in ${name} that was ${how} is answered with 502 and reported, whole or in part`, async () => {
      const before = new Set(await lastKey());
      const sent = await sendUpload(api.endpoint, { headers, file: { name: 'cv.pdf', bytes: pdf(2000) } });
      const id = String(sent.body.$id);
      // Not on S3: once the server has checked a file there, it trusts its tag and does not check it again.
      if (core === inFolder) assert.equal((await download(id)).status, 200);
      const key = (await lastKey()).find((one) => !before.has(one)) ?? '';
      await damage(await locationOf(key));
      const asked: Record<string, string>[] = [{}, { range: 'bytes=0-9' }];
      for (const extra of asked) {
        const bugs = api.bugs.length;
        const answer = await download(id, extra);
        assert.deepEqual([answer.status, (await answer.json()).type], [502, 'storage_file_damaged']);
        assert.ok(api.bugs[bugs] instanceof BytesDamaged);
      }
      const archive = await fetch(`${api.endpoint}/account/export`, { headers });
      assert.ok((await archive.text()).includes(downloads.damaged), 'the archive says so in its place');
    });
  }

  /** Sends a file, reads it once, and changes the byte at `at` so that nothing but its hash shows it. */
  async function changedAfterALook(size: number, at: number) {
    const before = new Set(await lastKey());
    const sent = await sendUpload(api.endpoint, { headers, file: { name: 'cv.pdf', bytes: pdf(size) } });
    const id = String(sent.body.$id);
    const location = await locationOf((await lastKey()).find((one) => !before.has(one)) ?? '');
    await dateBack(location);
    const original = await readUntilCut(await download(id));
    assert.ok(original.isWhole);
    await changeSilently(location, at);
    return { id, original: original.bytes };
  }

  test(`a file in ${name} that changed after a look is cut off before its last bytes`, async () => {
    const size = 400_000;
    for (const at of [10, 200_000, size - 1])
      for (const [extra, status, wanted] of [
        [{}, 200, size],
        [{ range: 'bytes=100000-299999' }, 206, 200_000],
      ] as const) {
        const { id, original } = await changedAfterALook(size, at);
        const counted = damagedReads.within;
        const answer = await download(id, extra);
        assert.equal(answer.status, status);
        const { bytes, isWhole } = await readUntilCut(answer);
        assert.ok(!isWhole && bytes.length < wanted, `${bytes.length} of ${wanted} bytes, changed at ${at}`);
        assert.notEqual(bytes.length, original.length);
        assert.equal(damagedReads.within, counted + 1);
        assert.ok(faults.pop() instanceof BytesDamaged);
      }
    assert.deepEqual(faults, []);
  });

  test(`a small file in ${name} that changed after a look is refused, and so is a small range`, async () => {
    const { id } = await changedAfterALook(2000, 1000);
    assert.deepEqual(
      [(await download(id)).status, (await download(id, { range: 'bytes=0-9' })).status],
      [502, 502],
    );
    const long = await changedAfterALook(400_000, 399_999);
    assert.equal((await download(long.id, { range: 'bytes=0-9' })).status, 502);
    assert.deepEqual(faults, []);
  });

  test(`the server detects damage to the second part of a file in ${name} before it sends the first`, async () => {
    const before = new Set(await lastKey());
    const fileId = `long-${name.replace(' ', '-')}`;
    for (const { range, bytes } of chunksOf(pdf(6 * 1024 * 1024)))
      await sendUpload(api.endpoint, {
        headers: { ...headers, 'content-range': range, 'x-appwrite-id': fileId },
        file: { name: 'cv.pdf', bytes },
        fields: { fileId },
      });
    const parts = await core.db
      .selectFrom('file_chunks')
      .selectAll()
      .where('file_id', '=', fileId)
      .orderBy('number')
      .execute();
    assert.equal(parts.filter((part) => !before.has(part.storage_key)).length, 2);
    await truncate(await locationOf(parts[1]?.storage_key ?? ''), 1000);
    assert.equal((await download(fileId)).status, 502);
  });
}

test('bytes that end too early while they are read end the stream with an error', async () => {
  const key = 'aa/early';
  await inFolder.files.put(key, (await import('node:stream')).Readable.from([Buffer.alloc(100)]));
  const stream = await readUnchecked(inFolder, { storage_key: key, size: 200, checksum: '' });
  await assert.rejects(stream.toArray(), BytesDamaged);
});

test('S3 that refuses our key is 503 and reported', async () => {
  const api = await serveApi({ ...inBucket, files: s3Store({ ...s3, accessKeyId: 'wrong' }) });
  const me = await person(inBucket, api);
  const sent = await sendUpload(api.endpoint, {
    headers: { 'x-appwrite-session': me.session },
    file: { name: 'cv.pdf', bytes: pdf(2000) },
  });
  assert.deepEqual([sent.status, sent.body.type], [503, 'general_unavailable']);
  assert.match(String(api.bugs.at(-1)), /S3 answered 403/);
});
