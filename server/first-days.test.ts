import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { submitOrganisation } from '#core/organisations/submit-organisation.ts';
import { roles } from '#rules/lists/roles.ts';
import { newMemberAs } from '#tests/first-days/members.ts';
import { freshCore } from '#tests/ground/database.ts';
import { draftOrganisation, markOrganisation } from '#tests/organisations/organisations.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createPages } from './pages.ts';

const core = await freshCore();
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });

type Who = Awaited<ReturnType<typeof newMemberAs>>;

async function ask(who: Who, address: string, fields?: Record<string, string>) {
  const headers = { origin, cookie: `a_session_saharambh=${encodeURIComponent(sessionOf(who))}` };
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const answer = await pages(new Request(origin + address, { ...init, headers }), { ip: '203.0.113.8' });
  const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  const [, section = ''] = /aria-labelledby="first-steps"([\s\S]*?)<\/section>/.exec(html) ?? [];
  return { status: answer.status, to: answer.headers.get('location') ?? '', section, html };
}

for (const role of roles)
  test(`each first step of a new member leads to an open page: ${role}`, async () => {
    const who = await newMemberAs(core, role);
    const { section } = await ask(who, '/dashboard');
    const links = [...section.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to);
    assert.ok(links.length > 0);
    for (const to of links) assert.equal((await ask(who, to)).status, 200, to);
  });

test('each first step of a member who acts for an institution leads to an open page', async () => {
  const who = await newMemberAs(core, 'Mentor');
  const opened = async () => {
    const { section } = await ask(who, '/dashboard');
    const links = [...section.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to);
    for (const to of links) assert.equal((await ask(who, to)).status, 200, to);
    return links.length;
  };
  await markOrganisation(core, who);
  assert.equal(await opened(), 2);
  const slug = await draftOrganisation(core, who);
  assert.equal(await opened(), 2);
  await submitOrganisation(core, who, slug);
  assert.equal(await opened(), 1);
});

test('without scripts "Not for me" takes a step off Today, and a stale press changes nothing', async () => {
  const who = await newMemberAs(core, 'Student');
  const before = await ask(who, '/dashboard');
  const [, intent = ''] = /value="(put-away ask_mentor)"/.exec(before.section) ?? [];
  for (const _ of [1, 2]) {
    const pressed = await ask(who, '/dashboard', { intent });
    assert.deepEqual([pressed.status, pressed.to], [303, '/dashboard']);
  }
  const { section } = await ask(who, '/dashboard');
  assert.deepEqual([section.includes('Say your skills'), section.includes('Ask a mentor')], [true, false]);
  assert.equal((await ask(who, '/dashboard', { intent: 'put-away everything' })).status, 400);
});
