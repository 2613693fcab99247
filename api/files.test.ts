import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { projectId, serveApi, sessionOf } from '#tests/api-server.ts';
import { member, provenAddress } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { doc, docx, pdf, zip } from '#tests/sample-files.ts';

const core = await freshCore();
const { endpoint, bugs } = await serveApi(core);

type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

async function upload(
  headers: Record<string, string>,
  file: { name: string; bytes: Uint8Array } | null,
  fields: Record<string, string | string[]> = {},
  bucket = 'resumes',
): Promise<Answer> {
  const form = new FormData();
  const { fileId = 'unique()', ...rest } = fields;
  form.append('fileId', fileId as string);
  if (file) form.append('file', new File([file.bytes as Uint8Array<ArrayBuffer>], file.name));
  for (const [name, value] of Object.entries(rest)) {
    for (const one of [value].flat()) form.append(Array.isArray(value) ? `${name}[]` : name, one);
  }
  const response = await fetch(`${endpoint}/storage/buckets/${bucket}/files`, {
    method: 'POST',
    headers: { 'x-appwrite-project': projectId, ...headers },
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    headers: response.headers,
  };
}

test('an applicant uploads a résumé before there is an account', async () => {
  const { ticket, userId } = await provenAddress(core);
  const bytes = pdf(3000);
  const { status, body } = await upload(
    { cookie: `a_ticket_${projectId}=${ticket}` },
    { name: 'Lebenslauf नमस्ते.pdf', bytes },
  );
  assert.equal(status, 201);
  assert.equal(body.name, 'Lebenslauf नमस्ते.pdf');
  assert.equal(body.signature, createHash('md5').update(bytes).digest('hex'));
  assert.deepEqual(
    body.$permissions,
    ['read', 'update', 'delete'].map((action) => `${action}("user:${userId}")`),
  );
});

test('every type is known by its bytes', async () => {
  const someone = await member(core);
  const as = { 'x-appwrite-session': sessionOf(someone) };
  for (const [name, bytes] of Object.entries({
    'a.pdf': pdf(),
    'b.doc': doc(),
    'c.docx': docx(),
    'd.zip': zip(),
    'e.PDF': pdf(),
  })) {
    const { status, body } = await upload(as, { name, bytes }, {}, 'portfolios');
    assert.equal(status, 201, `${name}: ${JSON.stringify(body)}`);
  }
  assert.deepEqual(bugs, []);
});
