import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { AppwriteException, ID, Permission, Query, Role, Storage } from 'appwrite';
import * as nodeSdk from 'node-appwrite';
import { InputFile } from 'node-appwrite/file';
import { doc, docx, pdf, zip } from '#tests/files/sample-files.ts';
import { sendUpload } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { clients, person } from '#tests/ground/official-clients.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const api = await serveApi(core);
const { endpoint, bugs } = api;

function storagesOf({ web, node }: ReturnType<typeof clients>) {
  return { web: new Storage(web), node: new nodeSdk.Storage(node) };
}

async function someone() {
  const made = await person(core, api);
  return { id: made.id, session: made.session, ...storagesOf(made) };
}

const browserFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const refused = (code: number, type: string) => (error: unknown) =>
  (error instanceof AppwriteException || error instanceof nodeSdk.AppwriteException) &&
  error.code === code &&
  error.type === type;

async function readable(address: string, session: string): Promise<Buffer> {
  const response = await fetch(address, {
    headers: { cookie: `a_session_${projectId}=${encodeURIComponent(session)}` },
  });
  assert.equal(response.status, 200);
  return Buffer.from(await response.arrayBuffer());
}

test('the web client uploads, reads, lists, renames and deletes', async () => {
  const { id, session, web } = await someone();
  const bytes = pdf(70_000);
  const fileId = ID.unique();
  const file = await web.createFile({ bucketId: 'resumes', fileId, file: browserFile(bytes, 'cv.pdf') });
  assert.deepEqual(
    { ...file },
    {
      $id: fileId,
      bucketId: 'resumes',
      $createdAt: file.$createdAt,
      $updatedAt: file.$createdAt,
      $permissions: ['read', 'update', 'delete'].map((action) => `${action}("user:${id}")`),
      name: 'cv.pdf',
      folder: '',
      key: 'cv.pdf',
      signature: md5(bytes),
      mimeType: 'application/pdf',
      sizeOriginal: bytes.length,
      sizeActual: bytes.length,
      chunksTotal: 1,
      chunksUploaded: 1,
      encryption: false,
      compression: 'none',
    },
  );
  assert.match(file.$createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
  assert.deepEqual({ ...(await web.getFile({ bucketId: 'resumes', fileId })) }, { ...file });
  const list = await web.listFiles({ bucketId: 'resumes' });
  assert.deepEqual([list.total, list.files[0]?.$id], [1, fileId]);

  for (const kind of ['getFileView', 'getFileDownload'] as const) {
    assert.deepEqual(await readable(web[kind]({ bucketId: 'resumes', fileId }), session), bytes);
  }
  const icon = await readable(web.getFilePreview({ bucketId: 'resumes', fileId, width: 100 }), session);
  assert.equal(icon.subarray(1, 4).toString(), 'PNG');

  const renamed = await web.updateFile({
    bucketId: 'resumes',
    fileId,
    name: 'Résumé 2026.pdf',
    permissions: [Permission.read(Role.users())],
  });
  assert.deepEqual(
    [renamed.name, renamed.key, renamed.$permissions],
    ['Résumé 2026.pdf', 'Résumé 2026.pdf', ['read("users")']],
  );
  await assert.rejects(web.deleteFile({ bucketId: 'resumes', fileId }), refused(401, 'user_unauthorized'));
  await core.db.deleteFrom('files').execute();
});

test('the server client does the same, and gets bytes at once', async () => {
  const { node } = await someone();
  const bytes = zip();
  const location = { bucketId: 'portfolios', fileId: 'my.work_1-a' };
  const file = await node.createFile({ ...location, file: InputFile.fromBuffer(bytes, 'work.zip') });
  assert.deepEqual([file.$id, file.mimeType, file.signature], ['my.work_1-a', 'application/zip', md5(bytes)]);
  assert.deepEqual(Buffer.from(await node.getFileView(location)), bytes);
  assert.deepEqual(Buffer.from(await node.getFileDownload(location)), bytes);
  assert.equal(Buffer.from(await node.getFilePreview({ ...location, height: 500 })).readUInt32BE(16), 512);
  const { $updatedAt } = await node.updateFile({ ...location, name: 'work.zip' });
  assert.equal($updatedAt, file.$updatedAt, 'a change that changes nothing leaves the time alone');
  assert.equal((await node.listFiles({ bucketId: 'portfolios', total: false })).total, 0);
  await node.deleteFile(location);
  await assert.rejects(node.getFile(location), refused(404, 'storage_file_not_found'));
  await assert.rejects(node.deleteFile(location), refused(404, 'storage_file_not_found'));
});

test('lists filter, order, page and search, over the caller’s own files', async () => {
  const { web } = await someone();
  for (const [at, name] of ['alpha.pdf', 'beta.doc', 'alphabet.docx', '100%_sure.pdf'].entries()) {
    const bytes =
      { pdf: pdf(1000 + at), doc: doc(1000 + at), docx: docx() }[name.split('.')[1] ?? ''] ?? pdf();
    const folder = at === 0 ? 'papers/2026' : undefined;
    await web.createFile({
      bucketId: 'resumes',
      fileId: `list-${at}-${ID.unique()}`.slice(0, 36),
      file: browserFile(bytes, name),
      folder,
    });
  }
  const names = async (queries: string[], search?: string) => {
    const page = await web.listFiles({ bucketId: 'resumes', queries, search });
    return [page.total, ...page.files.map((file) => file.name)];
  };
  assert.deepEqual(await names([]), [4, 'alpha.pdf', 'beta.doc', 'alphabet.docx', '100%_sure.pdf']);
  assert.deepEqual(await names([Query.equal('mimeType', 'application/msword')]), [1, 'beta.doc']);
  assert.deepEqual(await names([Query.orderDesc('name'), Query.limit(2)]), [4, 'beta.doc', 'alphabet.docx']);
  assert.deepEqual(await names([Query.startsWith('name', 'alpha'), Query.greaterThan('sizeOriginal', 1)]), [
    2,
    'alpha.pdf',
    'alphabet.docx',
  ]);
  assert.deepEqual(await names([Query.equal('folder', 'papers/2026/')]), [1, 'alpha.pdf']);
  assert.deepEqual(await names([], 'ALPHA'), [2, 'alpha.pdf', 'alphabet.docx']);
  assert.deepEqual(await names([], '0%_s'), [1, '100%_sure.pdf']);
  assert.deepEqual(await names([], "'; drop table files; --"), [0]);
  const { files } = await web.listFiles({ bucketId: 'resumes', queries: [Query.limit(2)] });
  assert.equal(files[0]?.key, 'papers/2026/alpha.pdf');
  assert.deepEqual(await names([Query.cursorAfter(files[1]?.$id ?? ''), Query.limit(1)]), [
    4,
    'alphabet.docx',
  ]);
  await assert.rejects(names([Query.cursorAfter('unknown')]), refused(400, 'general_cursor_not_found'));
  await assert.rejects(names([Query.equal('owner_id', 'x')]), refused(400, 'general_query_invalid'));
});

test('a file is its owner’s alone until they share it', async () => {
  const [owner, other] = [await someone(), await someone()];
  const nobody = { ...storagesOf(clients(api)), session: '' };
  const location = { bucketId: 'resumes', fileId: ID.unique() };
  await owner.web.createFile({ ...location, file: browserFile(pdf(), 'cv.pdf') });
  for (const { web, node, session } of [other, nobody]) {
    await assert.rejects(web.getFile(location), refused(404, 'storage_file_not_found'));
    await assert.rejects(web.updateFile({ ...location, name: 'x.pdf' }), refused(401, 'user_unauthorized'));
    await assert.rejects(web.updateFile(location), refused(401, 'user_unauthorized'));
    await assert.rejects(web.deleteFile(location), refused(401, 'user_unauthorized'));
    assert.equal((await web.listFiles({ bucketId: 'resumes' })).total, 0);
    for (const kind of ['getFileView', 'getFileDownload', 'getFilePreview'] as const) {
      await assert.rejects(node[kind](location), refused(404, 'storage_file_not_found'));
    }
    const again = sendUpload(endpoint, {
      headers: session ? { 'x-appwrite-session': session } : {},
      fields: { fileId: location.fileId },
      file: { name: 'cv.pdf', bytes: pdf() },
    });
    const { status, body } = await again;
    assert.deepEqual(
      [status, body.type],
      session ? [409, 'storage_file_already_exists'] : [401, 'user_unauthorized'],
    );
  }
  await owner.web.updateFile({
    ...location,
    permissions: [Permission.read(Role.users()), Permission.write(Role.user(owner.id))],
  });
  assert.equal((await other.web.getFile(location)).name, 'cv.pdf');
  assert.equal((await other.web.updateFile({ ...location, name: 'cv.pdf' })).name, 'cv.pdf');
  await assert.rejects(nobody.web.getFile(location), refused(404, 'storage_file_not_found'));
  const foreign = [Permission.read(Role.user(other.id))];
  await assert.rejects(
    owner.web.updateFile({ ...location, permissions: foreign }),
    refused(401, 'user_unauthorized'),
  );
  await owner.web.updateFile({ ...location, permissions: [] });
  await assert.rejects(owner.web.getFile(location), refused(404, 'storage_file_not_found'));
});

test('nothing of all that was a bug', () => assert.deepEqual(bugs, []));
