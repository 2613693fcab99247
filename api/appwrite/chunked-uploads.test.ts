import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ID, Storage } from 'appwrite';
import * as nodeSdk from 'node-appwrite';
import { InputFile } from 'node-appwrite/file';
import { pdf, zip } from '#tests/files/sample-files.ts';
import { type Answer, chunkSize, chunksOf, sendUpload } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { provenAddress } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const api = await serveApi(core);
const { endpoint, bugs } = api;
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

type Target = { bucket?: string; id?: string; name?: string; headers: Record<string, string> };

/** Sends one chunk as the clients do: the first names the file, the others the upload. */
function sendChunk(chunk: { range: string; bytes: Buffer }, target: Target): Promise<Answer> {
  const { bucket = 'portfolios', id, name = 'work.pdf', headers } = target;
  return sendUpload(endpoint, {
    bucket,
    headers: { ...headers, 'content-range': chunk.range, ...(id && { 'x-appwrite-id': id }) },
    fields: { fileId: id ?? 'unique()' },
    file: { name, bytes: chunk.bytes },
  });
}

async function someone() {
  const made = await person(core, api);
  return { ...made, headers: { 'x-appwrite-session': made.session } };
}

/** Everything that the store holds, down to half-written pieces. */
async function storedBytes(): Promise<string[]> {
  const entries = await readdir(core.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function knownKeys(): Promise<string[]> {
  const rows = await core.db.selectFrom('file_chunks').select('storage_key').execute();
  return rows.map((row) => row.storage_key.split('/').at(-1) ?? '');
}

test('both clients upload in chunks and get the whole file back', async () => {
  const { web, node } = await someone();
  const bytes = pdf(3 * chunkSize + 7);
  const progress: number[] = [];
  const file = await new Storage(web).createFile({
    bucketId: 'portfolios',
    fileId: ID.unique(),
    file: new File([new Uint8Array(bytes)], 'work.pdf'),
    onProgress: ({ chunksUploaded }) => progress.push(chunksUploaded),
  });
  assert.deepEqual(progress, [1, 2, 3, 4]);
  assert.deepEqual(
    [
      file.chunksTotal,
      file.chunksUploaded,
      file.sizeOriginal,
      file.sizeActual,
      file.signature,
      file.mimeType,
    ],
    [4, 4, bytes.length, bytes.length, md5(bytes), 'application/pdf'],
  );
  const storage = new nodeSdk.Storage(node);
  const location = { bucketId: 'portfolios', fileId: ID.unique() };
  const again = await storage.createFile({ ...location, file: InputFile.fromBuffer(bytes, 'work.pdf') });
  assert.deepEqual([again.signature, again.chunksUploaded, again.compression], [md5(bytes), 4, 'none']);
  assert.equal(md5(Buffer.from(await storage.getFileDownload(location))), md5(bytes));
  const events = await core.db
    .selectFrom('events')
    .select('subject')
    .where('name', '=', 'files.created')
    .execute();
  assert.deepEqual(
    events.map(({ subject }) => [subject.bucketId, subject.fileId]),
    [file.$id, again.$id].map((fileId) => ['portfolios', fileId]),
  );
});

test('exactly five MiB go in one piece, and one byte more in two', async () => {
  const { web } = await someone();
  for (const [size, chunks] of [
    [chunkSize, 1],
    [chunkSize + 1, 2],
  ] as const) {
    const file = await new Storage(web).createFile({
      bucketId: 'resumes',
      fileId: ID.unique(),
      file: new File([new Uint8Array(pdf(size))], 'cv.pdf'),
    });
    assert.deepEqual([file.chunksTotal, file.chunksUploaded, file.sizeActual], [chunks, chunks, size]);
  }
});

test('chunks in any order, all at once and each twice: one answer reports completion', async () => {
  const { headers } = await someone();
  const bytes = pdf(4 * chunkSize + 1234);
  const id = ID.unique();
  const chunks = chunksOf(bytes);
  const answers = await Promise.all(
    [...chunks, ...chunks].reverse().map((chunk) => sendChunk(chunk, { id, headers })),
  );
  for (const { status, body } of answers) assert.ok(status === 201 || status === 200, JSON.stringify(body));
  const complete = answers.filter(({ status, body }) => status === 201 && body.chunksUploaded === 5);
  assert.equal(complete.length, 1);
  assert.equal(complete[0]?.body.signature, md5(bytes));
  const partial = answers.filter(({ body }) => Number(body.chunksUploaded) < 5);
  for (const { body } of partial)
    assert.deepEqual([body.signature, body.mimeType, body.sizeActual, body.compression], ['', '', 0, '']);
  for (const { status, body } of answers.filter(({ status }) => status === 200)) {
    assert.deepEqual([status, body.chunksUploaded], [200, 5]);
  }
  assert.deepEqual((await storedBytes()).sort(), (await knownKeys()).sort());
});

test('the last chunk may arrive first, also from an applicant who is about to join', async () => {
  const { browser } = await provenAddress(core);
  const applicant = { cookie: `a_proof_${projectId}=${browser}` };
  for (const headers of [(await someone()).headers, applicant]) {
    const bytes = pdf(chunkSize + 99);
    const [first, last] = chunksOf(bytes);
    const id = ID.unique();
    const half = await sendChunk(last ?? never(), { id, headers });
    assert.deepEqual([half.status, half.body.chunksUploaded, half.body.chunksTotal], [201, 1, 2]);
    const whole = await sendChunk(first ?? never(), { id, headers });
    assert.deepEqual([whole.status, whole.body.signature], [201, md5(bytes)]);
  }
});

test('two last chunks at once: one completes, and the other only counts', async () => {
  const { headers } = await someone();
  const chunks = chunksOf(pdf(2 * chunkSize + 1));
  const id = ID.unique();
  const [first, ...others] = chunks;
  assert.ok(first);
  await sendChunk(first, { id, headers });
  const answers = await Promise.all(others.map((chunk) => sendChunk(chunk, { id, headers })));
  assert.deepEqual(answers.map(({ body }) => body.chunksUploaded).sort(), [2, 3]);
});

test('a dropped connection costs one chunk, which leaves nothing behind', async () => {
  const { headers, web } = await someone();
  const bytes = pdf(2 * chunkSize);
  const [first, second] = chunksOf(bytes);
  assert.ok(first && second);
  const { body } = await sendChunk(first, { headers });
  const id = String(body.$id);
  const before = (await storedBytes()).length;
  await breakOff(second, id, headers);
  await until(async () => (await storedBytes()).length === before);
  const half = await new Storage(web).getFile({ bucketId: 'portfolios', fileId: id });
  assert.deepEqual(
    [half.chunksUploaded, half.chunksTotal, half.sizeOriginal, half.sizeActual],
    [1, 2, bytes.length, 0],
  );
  const view = await fetch(`${endpoint}/storage/buckets/portfolios/files/${id}/view?project=${projectId}`, {
    headers,
  });
  assert.equal(view.status, 404);
  const repeated = await sendChunk(first, { id, headers });
  assert.deepEqual([repeated.status, repeated.body.chunksUploaded], [201, 1]);
  const done = await sendChunk(second, { id, headers });
  assert.deepEqual([done.status, done.body.signature], [201, md5(bytes)]);
  assert.equal((await sendChunk(second, { id, headers })).status, 200);
  await until(async () => (await core.db.selectFrom('unclaimed_bytes').selectAll().execute()).length === 0);
});

/** Sends half of a chunk's bytes and then hangs up. */
async function breakOff(
  chunk: { range: string; bytes: Buffer },
  id: string,
  headers: Record<string, string>,
) {
  const boundary = 'a-boundary';
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}`;
  const url = new URL(`${endpoint}/storage/buckets/portfolios/files`);
  const request = httpRequest(url, {
    method: 'POST',
    headers: {
      ...headers,
      'x-appwrite-project': projectId,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-range': chunk.range,
      'x-appwrite-id': id,
      'content-length': chunk.bytes.length + 1000,
    },
  });
  request.on('error', () => {});
  request.write(
    `${part('name="fileId"')}\r\n\r\n${id}\r\n${part('name="file"; filename="work.pdf"')}\r\n\r\n`,
  );
  await new Promise((sent) => request.write(chunk.bytes.subarray(0, chunk.bytes.length / 2), sent));
  await until(async () => (await storedBytes()).some((name) => name.endsWith('.part')));
  request.destroy();
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (await isSo()) return;
    await wait(20);
  }
  assert.fail('It has not come to that.');
}

test('only the owner of an upload can add to it or learn of it', async () => {
  const [owner, other] = [await someone(), await someone()];
  const [first, second] = chunksOf(pdf(2 * chunkSize));
  assert.ok(first && second);
  const id = String((await sendChunk(first, owner)).body.$id);
  for (const chunk of [first, second, { ...second, bytes: Buffer.from('x') }]) {
    const { status, body } = await sendChunk(chunk, { id, headers: other.headers });
    assert.deepEqual([status, body.type], [401, 'user_unauthorized']);
  }
  const guest = await sendChunk(second, { id, headers: {} });
  assert.deepEqual([guest.status, guest.body.type], [401, 'user_unauthorized']);
  assert.equal((await sendChunk(second, { id, headers: owner.headers })).status, 201);
  const late = await sendChunk(second, { id, headers: other.headers });
  assert.deepEqual([late.status, late.body.type], [401, 'user_unauthorized']);
});

test('a chunk that is not what it says is not counted', async () => {
  const { headers } = await someone();
  const [first, second] = chunksOf(pdf(2 * chunkSize));
  assert.ok(first && second);
  const id = String((await sendChunk(first, { headers })).body.$id);
  const bad = [
    { ...second, bytes: second.bytes.subarray(1) },
    { ...second, bytes: Buffer.concat([second.bytes, Buffer.from('x')]) },
    {
      range: `bytes ${chunkSize + 1}-${2 * chunkSize - 1}/${2 * chunkSize}`,
      bytes: second.bytes.subarray(1),
    },
    { range: `bytes ${chunkSize}-${2 * chunkSize}/${3 * chunkSize}`, bytes: second.bytes },
  ];
  for (const chunk of bad) {
    const { status, body } = await sendChunk(chunk, { id, headers });
    assert.deepEqual([status, body.type], [400, 'storage_invalid_content_range'], chunk.range);
  }
  const wrongBeginning = await sendChunk({ ...first, bytes: Buffer.alloc(chunkSize, 'MZ') }, { id, headers });
  assert.deepEqual([wrongBeginning.status, wrongBeginning.body.type], [400, 'storage_file_type_unsupported']);
  assert.equal((await sendChunk(second, { id, headers })).status, 201);
});

test('a file that proves only at its end to be no Word document is deleted with all its bytes', async () => {
  const { headers } = await someone();
  const before = (await storedBytes()).length;
  const bytes = zip({ 'filling.bin': Buffer.alloc(chunkSize + 100) });
  const [first, second] = chunksOf(bytes);
  assert.ok(first && second);
  const target = { headers, name: 'fake.docx', bucket: 'resumes' };
  const id = String((await sendChunk(first, target)).body.$id);
  const { status, body } = await sendChunk(second, { ...target, id });
  assert.deepEqual([status, body.type], [400, 'storage_file_type_unsupported']);
  assert.equal((await storedBytes()).length, before);
  assert.equal((await core.db.selectFrom('files').select('id').where('id', '=', id).execute()).length, 0);
});

test('an upload left half-way can be deleted', async () => {
  const { headers, web } = await someone();
  const [first, second] = chunksOf(pdf(2 * chunkSize));
  assert.ok(first && second);
  const before = (await storedBytes()).length;
  const id = String((await sendChunk(first, { headers })).body.$id);
  await new Storage(web).deleteFile({ bucketId: 'portfolios', fileId: id });
  assert.equal((await storedBytes()).length, before);
});

test('an applicant has one upload under way: a new one replaces it, and its stragglers do not return', async () => {
  const { browser, userId } = await provenAddress(core);
  const headers = { cookie: `a_proof_${projectId}=${browser}` };
  const [old, fresh] = [chunksOf(pdf(2 * chunkSize)), chunksOf(pdf(2 * chunkSize))];
  const oldId = String((await sendChunk(old[0] ?? never(), { headers })).body.$id);
  const id = String((await sendChunk(fresh[0] ?? never(), { headers })).body.$id);
  const straggler = await sendChunk(old[1] ?? never(), { id: oldId, headers });
  assert.deepEqual([straggler.status, straggler.body.type], [400, 'storage_invalid_appwrite_id']);
  assert.equal((await sendChunk(fresh[1] ?? never(), { id, headers })).body.chunksUploaded, 2);
  const files = await core.db.selectFrom('files').select('id').where('owner_id', '=', userId).execute();
  assert.deepEqual(files, [{ id }]);
});

function never(): never {
  throw new Error('There are two chunks.');
}

test('nothing of all that was a bug, and no bytes are left over', async () => {
  assert.deepEqual(bugs, []);
  assert.deepEqual((await storedBytes()).sort(), (await knownKeys()).sort());
});
