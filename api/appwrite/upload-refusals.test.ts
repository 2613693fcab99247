import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdf, zip } from '#tests/files/sample-files.ts';
import { chunkSize, sendUpload } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { person } from '#tests/ground/official-clients.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const api = await serveApi({ ...core, maxFileBytes: { portfolios: 12 * 1024 * 1024 } });
const { endpoint, bugs } = api;
const me = await person(core, api);
const headers = { 'x-appwrite-session': me.session };
const cv = { name: 'cv.pdf', bytes: pdf() };

type Sent = Parameters<typeof sendUpload>[1];

async function refusal(sent: Sent): Promise<unknown[]> {
  const { status, body } = await sendUpload(endpoint, { headers, file: cv, ...sent });
  return [status, body.type];
}

test('of several faults the first in the contract’s order is named', async () => {
  const everything: Sent = {
    bucket: 'nowhere',
    headers: { 'content-range': 'bytes 9-3/5', 'x-appwrite-id': 'unique()' },
    fields: { fileId: '-bad', permissions: ['read("user:somebody")'] },
    file: null,
  };
  assert.deepEqual(await refusal(everything), [400, 'general_argument_invalid']);
  const goodId = { ...everything, fields: { ...everything.fields, fileId: 'fine' } };
  assert.deepEqual(await refusal(goodId), [404, 'storage_bucket_not_found']);
  assert.deepEqual(await refusal({ ...goodId, bucket: 'resumes' }), [401, 'user_unauthorized']);
  const signedIn = { ...goodId, bucket: 'resumes', headers: { ...everything.headers, ...headers } };
  assert.deepEqual(await refusal(signedIn), [401, 'user_unauthorized']);
  const modest = { ...signedIn, fields: { fileId: 'fine' } };
  assert.deepEqual(await refusal(modest), [400, 'storage_file_empty']);
  const exe = { ...modest, file: { name: 'x.exe', bytes: pdf() } };
  assert.deepEqual(await refusal(exe), [400, 'storage_invalid_content_range']);
  const huge = { ...exe, headers: { ...exe.headers, 'content-range': 'bytes 0-5242879/99999999' } };
  assert.deepEqual(await refusal(huge), [400, 'storage_invalid_appwrite_id']);
  const known = { ...huge, headers: { ...huge.headers, 'x-appwrite-id': 'fine' } };
  assert.deepEqual(await refusal(known), [400, 'storage_file_type_unsupported']);
  const renamed = { ...known, file: cv };
  assert.deepEqual(await refusal(renamed), [400, 'storage_invalid_file_size']);
  assert.equal((await core.db.selectFrom('files').select('id').execute()).length, 0);
});

test('messages name the parameter', async () => {
  const message = async (fields: Sent['fields']) =>
    (await sendUpload(endpoint, { headers, file: cv, fields })).body.message;
  assert.equal(await message({ fileId: '' }), 'Param "fileId" is not optional.');
  assert.match(String(await message({ fileId: 'a b' })), /^Invalid `fileId` param: /);
  for (const one of ['read(any)', 'create("any")', '*', 'role:all', 'admin("any")']) {
    assert.match(String(await message({ permissions: [one] })), /^Invalid `permissions` param: /);
  }
  for (const one of ['../up', 'a//b', './x', 'a\\b']) {
    assert.match(String(await message({ folder: one })), /^Invalid `folder` param: /);
  }
  const foreign = await sendUpload(endpoint, {
    headers,
    file: cv,
    fields: { permissions: ['read("team:x")'] },
  });
  assert.deepEqual([foreign.status, foreign.body.type], [401, 'user_unauthorized']);
  assert.match(String(foreign.body.message), /^Permissions must be one of: \(any, users, .*user:/);
});

test('permissions are kept as they were given, write as update and delete', async () => {
  const permissions = ['read("any")', 'write("users")', `delete("user:${me.id}")`];
  const { status, body } = await sendUpload(endpoint, { headers, file: cv, fields: { permissions } });
  const kept = ['read("any")', 'update("users")', 'delete("users")', `delete("user:${me.id}")`];
  assert.deepEqual([status, body.$permissions], [201, kept]);
});

test('content ranges that make no sense are refused', async () => {
  const ranges = [
    'bytes',
    'bytes 0-1',
    'items 0-1/2',
    'bytes 5-4/10',
    'bytes 0-11/10',
    'bytes a-b/c',
    'bytes -1-2/3',
  ];
  for (const range of [...ranges, 'bytes 0-9/*', 'bytes 1-9/10', 'bytes 0-0/0', 'bytes 10-10/10']) {
    const sent = { headers: { ...headers, 'content-range': range, 'x-appwrite-id': 'fine' } };
    assert.deepEqual(await refusal(sent), [400, 'storage_invalid_content_range'], range);
  }
});

test('a further chunk must say which upload it belongs to', async () => {
  const range = `bytes ${chunkSize}-${chunkSize + 9}/${chunkSize + 10}`;
  for (const id of ['', 'unique()', '-x', 'ä', 'x'.repeat(37)]) {
    const sent = { headers: { ...headers, 'content-range': range, 'x-appwrite-id': encodeURI(id) } };
    assert.deepEqual(await refusal(sent), [400, 'storage_invalid_appwrite_id'], id);
  }
  const unsaid = { headers: { ...headers, 'content-range': range }, fields: { fileId: 'fine' } };
  assert.deepEqual(await refusal(unsaid), [400, 'storage_invalid_appwrite_id']);
});

test('a file in one chunk is complete at once', async () => {
  const { bytes } = cv;
  const range = `bytes 0-${bytes.length - 1}/${bytes.length}`;
  const { status, body } = await sendUpload(endpoint, {
    headers: { ...headers, 'content-range': range },
    file: cv,
  });
  assert.deepEqual(
    [status, body.chunksUploaded, body.chunksTotal, body.sizeActual],
    [201, 1, 1, bytes.length],
  );
});

test('sizes: an empty file, the largest that fits, and one byte more', async () => {
  assert.deepEqual(await refusal({ file: { name: 'cv.pdf', bytes: Buffer.alloc(0) } }), [
    400,
    'storage_file_empty',
  ]);
  const most = 12 * 1024 * 1024;
  const plain = (size: number) => ({ bucket: 'portfolios', file: { name: 'cv.pdf', bytes: pdf(size) } });
  assert.equal((await sendUpload(endpoint, { headers, ...plain(most) })).status, 201);
  const { status, body } = await sendUpload(endpoint, { headers, ...plain(most + 1) });
  assert.deepEqual(
    [status, body.type, body.message],
    [400, 'storage_invalid_file_size', 'File size not allowed'],
  );
  const chunk = {
    ...plain(chunkSize),
    headers: { ...headers, 'content-range': `bytes 0-${chunkSize - 1}/${most + 1}` },
  };
  assert.deepEqual(await refusal(chunk), [400, 'storage_invalid_file_size']);
});

test('an id is taken once, by anybody', async () => {
  const sent = { headers, file: cv, fields: { fileId: 'taken' } };
  assert.equal((await sendUpload(endpoint, sent)).status, 201);
  assert.deepEqual(await refusal(sent), [409, 'storage_file_already_exists']);
  const atOnce = await Promise.all(
    Array.from({ length: 10 }, () => sendUpload(endpoint, { ...sent, fields: { fileId: 'contested' } })),
  );
  assert.deepEqual(atOnce.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)]);
  const elsewhere = {
    bucket: 'portfolios',
    headers,
    file: { name: 'w.zip', bytes: zip() },
    fields: { fileId: 'taken' },
  };
  assert.equal((await sendUpload(endpoint, elsewhere)).status, 201);
});

test('forms that are no forms are refused, and thousands of parts do no harm', async () => {
  const post = (type: string, body: BodyInit) =>
    fetch(`${endpoint}/storage/buckets/resumes/files`, {
      method: 'POST',
      headers: { ...headers, 'x-appwrite-project': projectId, 'content-type': type },
      body,
    });
  const bodies: [string, BodyInit][] = [
    ['application/json', '{}'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', ''],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="fileId"\r\n\r\nabc'],
    ['multipart/form-data; boundary=b', '--b\r\n\r\n--b--'],
    [
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="${'x'.repeat(20_000)}"\r\n\r\n--b--`,
    ],
    [
      'multipart/form-data; boundary=b',
      `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000)}--b--`,
    ],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--',
    ],
  ];
  for (const [type, body] of bodies) {
    const answer = await post(type, body);
    const { type: error } = (await answer.json()) as { type: string };
    assert.deepEqual([answer.status, error], [400, 'general_argument_invalid'], String(body).slice(0, 80));
  }
});

test('sixty uploads a minute, counted by address, person and chunk', async () => {
  await inOneWindow(60);
  const other = await person(core, api);
  const counted = await serveApi(core, {}, () => '192.0.2.1');
  const send = (range: string, session = me.session) =>
    fetch(`${counted.endpoint}/storage/buckets/resumes/files`, {
      method: 'POST',
      headers: {
        'x-appwrite-project': projectId,
        'x-appwrite-session': session,
        ...(range && { 'content-range': range }),
      },
    });
  const first = await send('');
  assert.deepEqual(
    [first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')],
    ['60', '59'],
  );
  await Promise.all(Array.from({ length: 59 }, () => send('')));
  assert.equal((await send('')).status, 429);
  assert.equal((await send(`bytes ${chunkSize}-${chunkSize}/${chunkSize * 2}`)).status, 400);
  assert.equal((await send('', other.session)).status, 400);
  assert.deepEqual(counted.bugs, []);
});

test('nothing of all that was a bug', () => assert.deepEqual(bugs, []));
