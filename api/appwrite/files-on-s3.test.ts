import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { ID, Storage } from 'appwrite';
import { sweepFiles } from '#core/files/sweep.ts';
import { s3Store } from '#outside/files/s3-store.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { chunkSize, chunksOf, sendUpload } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { startS3 } from '#tests/servers/s3-server.ts';

const s3 = await startS3();
const core = { ...(await freshCore()), files: s3Store(s3) };
const api = await serveApi(core);
const me = await person(core, api);
const storage = new Storage(me.web);
const headers = { 'x-appwrite-session': me.session };

async function objects(): Promise<number> {
  const entries = await readdir(s3.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('_object')).length;
}

test('files in S3 come in chunks, go in ranges, and leave nothing when deleted', async () => {
  const bytes = pdf(2 * chunkSize + 1);
  const location = { bucketId: 'portfolios', fileId: ID.unique() };
  const file = await storage.createFile({ ...location, file: new File([new Uint8Array(bytes)], 'work.pdf') });
  assert.deepEqual([file.chunksUploaded, file.mimeType], [3, 'application/pdf']);
  assert.equal(await objects(), 3);
  for (const [start, end] of [
    [chunkSize - 2, chunkSize + 2],
    [5, 2 * chunkSize],
    [2 * chunkSize - 1, 2 * chunkSize],
  ] as const) {
    const answer = await fetch(storage.getFileView(location), {
      headers: { ...headers, range: `bytes=${start}-${end}` },
    });
    assert.equal(answer.status, 206);
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(start, end + 1)));
  }
  const whole = await fetch(storage.getFileDownload(location), { headers });
  assert.ok(Buffer.from(await whole.arrayBuffer()).equals(bytes));
  await storage.deleteFile(location);
  assert.equal(await objects(), 0);
});

test('chunks sent to S3 twice and all at once count once', async () => {
  const id = ID.unique();
  const chunks = chunksOf(pdf(3 * chunkSize));
  const send = (chunk: (typeof chunks)[number]) =>
    sendUpload(api.endpoint, {
      bucket: 'portfolios',
      headers: { ...headers, 'content-range': chunk.range, 'x-appwrite-id': id },
      fields: { fileId: id },
      file: { name: 'work.pdf', bytes: chunk.bytes },
    });
  const answers = await Promise.all([...chunks, ...chunks].map(send));
  const complete = answers.filter(({ status, body }) => status === 201 && body.chunksUploaded === 3);
  assert.equal(
    complete.length,
    1,
    JSON.stringify(answers.map(({ status, body }) => [status, body.chunksUploaded])),
  );
  assert.deepEqual(await sweepFiles(core), { files: 0, bytesLeft: 0 });
  assert.equal(await objects(), 3);
});

test('a refused file leaves nothing in S3', async () => {
  const before = await objects();
  const { status } = await sendUpload(api.endpoint, {
    headers,
    file: { name: 'cv.pdf', bytes: Buffer.from('MZ') },
  });
  assert.deepEqual([status, await objects()], [400, before]);
  assert.deepEqual(api.bugs, []);
});

test('an upload without S3 is answered with 503, counts for nothing, and succeeds later', async () => {
  const away = { ...core, files: s3Store({ ...s3, endpoint: 'http://127.0.0.1:9' }) };
  const cut = await serveApi(away);
  const upload = { headers, fields: { fileId: ID.unique() }, file: { name: 'cv.pdf', bytes: pdf(2000) } };
  const refused = await sendUpload(cut.endpoint, upload);
  assert.deepEqual([refused.status, refused.body.type], [503, 'general_unavailable']);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal(cut.bugs.length, 1);
  assert.equal((await sendUpload(api.endpoint, upload)).status, 201);
});
