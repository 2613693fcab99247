import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import { declineCertificate } from '#core/certificates/decline-certificate.ts';
import { isSetIn } from '#rules/certificates/status-list.ts';
import { certificateOf, facts } from '#tests/certificates/certificates.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { createPages } from './pages.ts';

const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const core = await freshCore();
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });
const get = (address: string) => pages(new Request(origin + address), { ip: '203.0.113.91' });
const ask = await plainPages(core);
const holder = await member(core, { name: 'Asha Kale' });

test('a holder reads a certificate and declines it by a plain form', async () => {
  assert.ok((await ask(holder, '/my/certificates')).html.includes('You have no certificate yet.'));
  const number = await certificateOf(core, holder);
  const page = certificatePaths.ownCertificate(number);
  assert.ok((await ask(holder, '/my/certificates')).html.includes(page));
  const { html } = await ask(holder, page);
  for (const shown of ['Asha Kale', 'Builder of counters', '/verify#', `/certificate-prints/${number}`])
    assert.ok(html.includes(shown), shown);
  const stranger = await member(core);
  assert.equal((await ask(stranger, page)).status, 404);
  assert.equal((await ask(holder, page, { intent: 'decline' })).status, 303);
  const after = (await ask(holder, page)).html;
  assert.ok(after.includes('You declined it on') && !after.includes('/certificate-prints/'));
});

test('a typed number gives kind, organisation, day and state, without a name and without scripts', async () => {
  const number = await certificateOf(core, holder);
  const typed = number.toLowerCase().replace(/(.{4})/g, '$1 ');
  const found = await get(`/verify?number=${encodeURIComponent(typed)}`);
  const html = await found.text();
  assert.equal(found.status, 200);
  assert.equal(found.headers.get('cache-control'), 'no-store');
  assert.ok(html.includes(facts.organisation ?? '') && /28.November.2026/.test(html));
  assert.ok(html.includes('We issued this certificate, and it counts.'));
  assert.doesNotMatch(html, /Asha|Builder/);
  await declineCertificate(core, holder, number);
  assert.ok((await (await get(`/verify?number=${number}`)).text()).includes('has declined this certificate'));
  for (const none of ['2222222222222222', "<script>alert('x')</script>", '०']) {
    const answer = await get(`/verify?number=${encodeURIComponent(none)}`);
    assert.equal(answer.status, 404, none);
    assert.ok((await answer.text()).includes('There is no certificate with this number.'), none);
  }
});

test('the public list is kept and follows an end within a second; keys and list are open to all programs', async () => {
  const number = await certificateOf(core, holder);
  const { status_index: index } = await core.db
    .selectFrom('certificates')
    .select('status_index')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const read = async () => {
    const answer = await get(certificatePaths.statusList('1'));
    assert.equal(answer.headers.get('access-control-allow-origin'), '*');
    return JSON.parse(await answer.text());
  };
  assert.equal(await isSetIn((await read()).credentialSubject.encodedList, index), false);
  await declineCertificate(core, holder, number);
  await wait(1100);
  const list = await read();
  assert.equal(await isSetIn(list.credentialSubject.encodedList, index), true);
  const did = JSON.parse(await (await get(certificatePaths.didDocument)).text());
  assert.ok(did.assertionMethod.includes(list.proof.verificationMethod));
  assert.equal((await get(certificatePaths.statusList('2'))).status, 404);
});
