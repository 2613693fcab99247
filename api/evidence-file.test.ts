import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { submitDocument } from '#core/verifications/submit-document.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const { core, admin } = await administrator(await freshCore());
const { endpoint } = await serveApi(core);
const asha = await member(core);
const letter = pdf();
const { fileId } = await submitDocument(core, asha, {
  way: 'bonafide_letter',
  bytes: Readable.from([letter]),
});

/** As a page shows it: nothing but its address and what browsers add by themselves. */
function show(path: string, who: typeof asha, headers: Record<string, string> = {}) {
  return fetch(`${endpoint}${path}/${fileId}?project=${projectId}`, {
    headers: { 'x-appwrite-session': sessionOf(who), ...headers },
  });
}
const ofOwnPage = { 'sec-fetch-site': 'same-origin' };

test('the owner and the desk can open a letter, which runs no scripts and which no cache keeps', async () => {
  for (const [path, who] of [
    ['/account/verification-files', asha],
    ['/admin/verification-files', admin],
  ] as const) {
    const shown = await show(path, who, ofOwnPage);
    assert.equal(shown.status, 200);
    assert.ok(Buffer.from(await shown.arrayBuffer()).equals(letter));
    assert.equal(shown.headers.get('cache-control'), 'private, no-store');
    assert.equal(shown.headers.get('content-type'), 'application/pdf');
    assert.equal(shown.headers.get('x-content-type-options'), 'nosniff');
    assert.match(shown.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
  }
});

test('for everybody else, and from any other page, the desk’s address is an unknown one', async () => {
  const unknown = await (
    await fetch(`${endpoint}/nowhere/at-all`, { headers: { 'x-appwrite-project': projectId } })
  ).text();
  const path = '/admin/verification-files';
  for (const answer of [
    await show(path, asha, ofOwnPage),
    await show(path, admin),
    await show(path, admin, { 'sec-fetch-site': 'cross-site' }),
  ]) {
    assert.equal(answer.status, 404);
    assert.equal(await answer.text(), unknown);
  }
  assert.equal((await show('/account/verification-files', admin, ofOwnPage)).status, 404);
});
