import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID, Storage } from 'appwrite';
import { pdf, zip } from '#tests/files/sample-files.ts';
import { chunkSize } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const api = await serveApi(core);
const me = await person(core, api);
const storage = new Storage(me.web);
const bytes = pdf(2 * chunkSize + 777);
const big = await upload(bytes, 'Mein Lebenslauf.pdf');

async function upload(content: Buffer, name: string) {
  const file = new File([new Uint8Array(content)], name);
  return storage.createFile({ bucketId: 'portfolios', fileId: ID.unique(), file });
}

function get(
  fileId: string,
  kind: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  const path = `storage/buckets/portfolios/files/${fileId}/${kind}`;
  const address = `${api.endpoint}/${path}${path.includes('?') ? '&' : '?'}project=${projectId}&impersonateuserid=`;
  return fetch(address, { method, headers: { 'x-appwrite-session': me.session, ...headers } });
}

const content = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('view and download say what they are, and let nothing act', async () => {
  const [view, download] = [await get(big.$id, 'view'), await get(big.$id, 'download')];
  for (const answer of [view, download]) {
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    assert.equal(answer.headers.get('content-length'), String(bytes.length));
    assert.equal(answer.headers.get('cache-control'), 'private, no-store');
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.match(answer.headers.get('content-security-policy') ?? '', /script-src 'none'.*sandbox/);
    assert.ok((await content(answer)).equals(bytes));
  }
  const name = `filename="Mein Lebenslauf.pdf"; filename*=UTF-8''Mein%20Lebenslauf.pdf`;
  assert.equal(view.headers.get('content-disposition'), `inline; ${name}`);
  assert.equal(download.headers.get('content-disposition'), `attachment; ${name}`);
});

test('an archive is viewed as plain text, and saved as what it is', async () => {
  const { $id } = await upload(zip(), 'work.zip');
  assert.equal((await get($id, 'view')).headers.get('content-type'), 'text/plain');
  assert.equal((await get($id, 'download')).headers.get('content-type'), 'application/zip');
});

test('names travel safely, and a renamed file is saved as what it is', async () => {
  const { $id } = await upload(zip(), 'नमस्ते "100%" \'(a)*.zip');
  const disposition = (await get($id, 'download')).headers.get('content-disposition');
  assert.equal(
    disposition,
    `attachment; filename="______ _100__ '(a)*.zip"; filename*=UTF-8''%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87%20%22100%25%22%20%27%28a%29%2A.zip`,
  );
  await storage.updateFile({ bucketId: 'portfolios', fileId: $id, name: 'page.html' });
  const renamed = (await get($id, 'download')).headers.get('content-disposition');
  assert.equal(renamed, `attachment; filename="page.html.zip"; filename*=UTF-8''page.html.zip`);
});

test('ranges give exactly those bytes, also across the seams of chunks', async () => {
  const last = bytes.length - 1;
  const wanted: [string, number, number][] = [
    ['bytes=0-1', 0, 1],
    ['bytes=100-5000', 100, 5000],
    [`bytes=${chunkSize - 3}-${chunkSize + 3}`, chunkSize - 3, chunkSize + 3],
    [`bytes=${chunkSize}-${2 * chunkSize - 1}`, chunkSize, 2 * chunkSize - 1],
    [`bytes=7-${2 * chunkSize + 5}`, 7, 2 * chunkSize + 5],
    [`bytes=${2 * chunkSize}-`, 2 * chunkSize, last],
    [`bytes=${last - 1}-${last}`, last - 1, last],
    [`bytes=0-${last}`, 0, last],
  ];
  for (const kind of ['view', 'download']) {
    for (const [range, start, end] of wanted) {
      const answer = await get(big.$id, kind, { range });
      assert.equal(answer.status, 206, range);
      assert.equal(answer.headers.get('content-range'), `bytes ${start}-${end}/${bytes.length}`);
      assert.equal(answer.headers.get('content-length'), String(end - start + 1));
      assert.equal(answer.headers.get('accept-ranges'), 'bytes');
      assert.ok((await content(answer)).equals(bytes.subarray(start, end + 1)), range);
    }
    const bad = [
      'bytes=-5',
      'bytes=5',
      'bytes=9-3',
      'bytes=4-4',
      `bytes=0-${bytes.length}`,
      `bytes=${bytes.length}-`,
    ];
    for (const range of [...bad, 'items=0-5', 'bytes=0-1,3-4', 'bytes=a-b', 'bytes=', '0-5']) {
      const answer = await get(big.$id, kind, { range });
      const { type } = (await answer.json()) as { type: string };
      assert.deepEqual([answer.status, type], [416, 'storage_invalid_range'], range);
    }
  }
});

test('an open range is cut at ten megabytes when saved and at twenty when shown', async () => {
  const { $id, sizeOriginal } = await upload(pdf(21 * 1024 * 1024), 'long.pdf');
  const cut = async (kind: string, range: string) =>
    (await get($id, kind, { range })).headers.get('content-range');
  assert.equal(await cut('download', 'bytes=5-'), `bytes 5-${10 * 1024 * 1024 + 4}/${sizeOriginal}`);
  assert.equal(await cut('view', 'bytes=0-'), `bytes 0-${20 * 1024 * 1024 - 1}/${sizeOriginal}`);
  assert.equal(
    await cut('view', `bytes=0-${sizeOriginal - 1}`),
    `bytes 0-${20 * 1024 * 1024 - 1}/${sizeOriginal}`,
  );
});

test('the server does not send bytes again that a client already has', async () => {
  const etag = (await get(big.$id, 'view', {}, 'HEAD')).headers.get('etag') ?? '';
  assert.equal(etag, `"${big.signature}"`);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get(big.$id, 'view', { 'if-none-match': known });
    assert.deepEqual(
      [answer.status, answer.headers.get('etag'), (await content(answer)).length],
      [304, etag, 0],
    );
  }
  assert.equal((await get(big.$id, 'view', { 'if-none-match': '"other"' }, 'HEAD')).status, 200);
  assert.equal((await get(big.$id, 'view', { 'if-range': '"other"', range: 'bytes=0-1' })).status, 200);
  assert.equal((await get(big.$id, 'view', { 'if-range': etag, range: 'bytes=0-1' })).status, 206);
});

test('a preview is an icon, of the size asked for as far as it goes', async () => {
  for (const [query, size] of [
    ['', 256],
    ['?width=100&height=30', 128],
    ['?height=4000&output=webp', 512],
  ] as const) {
    const answer = await get(big.$id, `preview${query}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'image/png');
    assert.equal(answer.headers.get('cache-control'), 'private, no-store');
    const icon = await content(answer);
    assert.deepEqual([icon.readUInt32BE(16), icon.readUInt32BE(20)], [size, size]);
    assert.ok(icon.length < 20_000);
  }
});

test('preview options outside their limits are refused', async () => {
  const good = [
    'width=0',
    'height=4000',
    'quality=-1',
    'gravity=top-left',
    'opacity=0.5',
    'rotation=-360',
    'background=ffeedd',
    'output=avif',
    'borderRadius=4000',
    'borderColor=',
  ];
  for (const query of good) assert.equal((await get(big.$id, `preview?${query}`)).status, 200, query);
  const bad = [
    'width=-1',
    'width=4001',
    'height=x',
    'height=1.5',
    'gravity=middle',
    'quality=101',
    'borderWidth=101',
    'borderColor=red',
    'borderRadius=4001',
    'opacity=1.1',
    'opacity=-0.1',
    'rotation=361',
    'background=%23fff',
    'output=svg',
  ];
  for (const query of bad) {
    const answer = await get(big.$id, `preview?${query}`);
    const { type } = (await answer.json()) as { type: string };
    assert.deepEqual([answer.status, type], [400, 'general_argument_invalid'], query);
  }
});

test('nothing of all that was a bug', () => assert.deepEqual(api.bugs, []));
