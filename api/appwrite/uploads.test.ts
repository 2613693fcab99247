import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doc, docx, pdf, zip } from '#tests/files/sample-files.ts';
import { sendUpload } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { member, provenAddress } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const { endpoint, bugs } = await serveApi(core);

test('an applicant uploads, reads and deletes before there is an account', async () => {
  const { browser, userId } = await provenAddress(core);
  const headers = { cookie: `a_proof_${projectId}=${browser}`, 'x-appwrite-project': projectId };
  const { status, body } = await sendUpload(endpoint, {
    headers,
    file: { name: 'Lebenslauf नमस्ते.pdf', bytes: pdf() },
  });
  assert.deepEqual([status, body.name], [201, 'Lebenslauf नमस्ते.pdf']);
  assert.deepEqual(
    body.$permissions,
    ['read', 'update', 'delete'].map((action) => `${action}("user:${userId}")`),
  );
  const address = `${endpoint}/storage/buckets/resumes/files/${body.$id}`;
  assert.equal((await fetch(`${address}/download`, { headers })).status, 200);
  const gone = await fetch(address, {
    method: 'DELETE',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  assert.deepEqual([gone.status, gone.headers.get('content-type')], [204, null]);
});

test('of an applicant’s files only the newest few are kept', async () => {
  const { browser, userId } = await provenAddress(core);
  const headers = { cookie: `a_proof_${projectId}=${browser}` };
  for (let at = 1; at <= 7; at++) {
    const { status } = await sendUpload(endpoint, { headers, file: { name: `${at}.pdf`, bytes: pdf() } });
    assert.equal(status, 201);
  }
  const kept = await core.db
    .selectFrom('files')
    .select('name')
    .where('owner_id', '=', userId)
    .orderBy('sequence')
    .execute();
  assert.deepEqual(
    kept.map((file) => file.name),
    ['3.pdf', '4.pdf', '5.pdf', '6.pdf', '7.pdf'],
  );
});

test('every type is known by its bytes, and only by them', async () => {
  const session = sessionOf(await member(core));
  const headers = { 'x-appwrite-session': session };
  const good = {
    'a.pdf': pdf(),
    'b.doc': doc(),
    'c.docx': docx(),
    'd.zip': zip(),
    'e.PDF': pdf(),
    'f.tar.zip': zip(),
  };
  for (const [name, bytes] of Object.entries(good)) {
    const { status } = await sendUpload(endpoint, { bucket: 'portfolios', headers, file: { name, bytes } });
    assert.equal(status, 201, name);
  }
  const exe = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)]);
  const bad: Record<string, Buffer> = {
    'exe.pdf': exe,
    'exe.docx': exe,
    'plain-archive.docx': zip(),
    'page.pdf': Buffer.from('<html><script>alert(1)</script>%PDF-1.7'),
    'both.pdf': Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>'),
    'late.pdf': Buffer.concat([Buffer.from('\n'), pdf()]),
    'picture.pdf': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'document.doc': docx(),
    'paper.zip': pdf(),
    'short.zip': Buffer.from('PK'),
    'script.exe': pdf(),
    'page.html': Buffer.from('<html>'),
    'no-extension': pdf(),
    pdf: pdf(),
    'dot.': pdf(),
    'cv.pdf.exe': pdf(),
    'cv.pdf ': pdf().subarray(1),
  };
  for (const [name, bytes] of Object.entries(bad)) {
    const { status, body } = await sendUpload(endpoint, {
      bucket: 'portfolios',
      headers,
      file: { name, bytes },
    });
    assert.deepEqual([status, body.type], [400, 'storage_file_type_unsupported'], name);
    assert.match(String(body.message), /^File extension not allowed/);
  }
  const inWrongBucket = await sendUpload(endpoint, { headers, file: { name: 'd.zip', bytes: zip() } });
  assert.deepEqual([inWrongBucket.status, inWrongBucket.body.message], [400, 'File extension not allowed']);
});

test('names lose their path and what deceives the eye, and nothing else', async () => {
  const session = sessionOf(await member(core));
  const names: Record<string, string> = {
    '../../etc/passwd.pdf': 'passwd.pdf',
    'C:\\Users\\asha\\cv.pdf': 'cv.pdf',
    'cv\u202Efdp.pdf': 'cvfdp.pdf',
    'line\r\nbreak.pdf': 'linebreak.pdf',
    'say "hello".pdf': 'say "hello".pdf',
    'CON.pdf': 'CON.pdf',
    'नमस्ते दुनिया 🙏.pdf': 'नमस्ते दुनिया 🙏.pdf',
    [`${'a'.repeat(4000)}.pdf`]: `${'a'.repeat(251)}.pdf`,
  };
  for (const [sent, kept] of Object.entries(names)) {
    const { body } = await sendUpload(endpoint, {
      headers: { 'x-appwrite-session': session },
      file: { name: sent, bytes: pdf() },
    });
    assert.equal(body.name, kept, JSON.stringify(body));
  }
});

test('nothing of all that was a bug', () => assert.deepEqual(bugs, []));
