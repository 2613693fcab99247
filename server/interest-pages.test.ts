import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { deleteInterests } from '#core/interests/delete-interests.ts';
import { getInterests } from '#core/interests/get-interests.ts';
import { getProjectAskers } from '#core/interests/get-project-askers.ts';
import { saveInterests } from '#core/interests/save-interests.ts';
import { setProjectAskers } from '#core/interests/set-project-askers.ts';
import { member } from '#tests/ground/builders.ts';
import { goodInterests, ready } from '#tests/interests/interests.ts';
import { markAs, showTo } from '#tests/mentors/mentors.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createPages } from './pages.ts';

const core = sharedCore;
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });

type Who = Awaited<ReturnType<typeof member>>;

async function ask(who: Who | null, address: string, fields?: Record<string, string>) {
  const headers: Record<string, string> = { origin };
  if (who) headers.cookie = `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`;
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const answer = await pages(new Request(origin + address, { ...init, headers }), { ip: '203.0.113.8' });
  const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
  return { status: answer.status, html, to: answer.headers.get('location') ?? '' };
}
const someone = () => member(core, { password: null });

test('a refused form of interests keeps what was ticked and typed, and a taken one is stored', async () => {
  const who = await someone();
  assert.match((await ask(who, '/my/interests')).html, /with the mark of an investor/);
  await markAs(core, who, 'investor');
  const fields = {
    intent: 'save',
    version: '0',
    'sector Agriculture': 'on',
    'open invest': 'on',
    districts: 'Nagpur\nAtlantis',
    about: 'Shops.',
  };
  const refused = await ask(who, '/my/interests', fields);
  assert.equal(refused.status, 400);
  assert.match(refused.html, /name="sector Agriculture"[^>]*checked=""/);
  assert.match(refused.html, /Atlantis/);
  const taken = await ask(who, '/my/interests', { ...fields, districts: 'Nagpur' });
  assert.deepEqual([taken.status, taken.to], [303, '/my/interests']);
  assert.deepEqual((await getInterests(core, who)).openFor, ['invest']);
  const offered = await ask(who, '/my/interests', { ...fields, version: '1', about: '₹20 lakh for 5%.' });
  assert.match(offered.html, /Nothing may be offered here\./);
});

test('the page of a project leads from the interests over the promise to the request', async () => {
  const owner = await someone();
  const projectSlug = await publishedProject(core, owner);
  const address = `/find/projects/${projectSlug}`;
  const who = await someone();
  await markAs(core, who, 'investor');
  assert.doesNotMatch((await ask(who, address)).html, /Ask for an introduction/);
  const askers = `/my/projects/${projectSlug}/introductions`;
  assert.match((await ask(owner, `/my/projects/${projectSlug}`)).html, new RegExp(`href="${askers}"`));
  assert.equal((await ask(owner, askers, { intent: 'save', investors: 'on' })).status, 303);
  assert.equal((await getProjectAskers(core, owner, { projectSlug })).investors, true);
  assert.match((await ask(who, address)).html, /First say your interests/);
  await saveInterests(core, who, goodInterests);
  const promise = `/my/interests/promise?project=${projectSlug}`;
  assert.match((await ask(who, address)).html, new RegExp(`href="${promise.replace('?', '\\?')}"`));
  const missing = await ask(who, promise, { intent: 'promise' });
  assert.match(missing.html, /Tick the promise first/);
  const made = await ask(who, promise, { intent: 'promise', promises: 'on' });
  assert.deepEqual([made.status, made.to], [303, address]);
  assert.match((await ask(who, address)).html, /href="\/my\/introductions\/new\?purpose=invest&amp;project=/);
});

test('an owner finds an investor by a purpose, and the page of the member leads to the request', async () => {
  const owner = await someone();
  await publishedProject(core, owner);
  const investor = await ready(core, 'investor', ['invest']);
  const handle = await showTo(core, investor, 'members');
  assert.match((await ask(owner, '/find/people?introduction=invest')).html, new RegExp(handle));
  const { html } = await ask(owner, `/find/people/${handle}`);
  assert.match(html, new RegExp(`href="/my/introductions/new\\?purpose=invest&amp;member=${handle}"`));
  assert.match(html, /Nagpur, Maharashtra/);
});

test('an industry professional finds Advice opportunities and mentoring with the interests', async () => {
  const owner = await someone();
  const project = await publishedProject(core, owner);
  await openOpportunity(core, owner, { title: 'Advice about pumps', kind: 'Advice' }, project);
  const [professional, investor] = [await ready(core, 'industry_professional'), await ready(core)];
  const { html } = await ask(professional, '/my/interests');
  assert.match(html, /Advice about pumps/);
  assert.match(html, /href="\/my\/mentoring\/page"/);
  assert.doesNotMatch((await ask(investor, '/my/interests')).html, /Advice about pumps/);
});

test('public pages, lists and feeds are the same bytes with and without introductions', async () => {
  const owner = await someone();
  const projectSlug = await publishedProject(core, owner, 'Quiet rooms');
  await openOpportunity(core, owner, { title: 'Weighing of crates' }, projectSlug);
  const investor = await ready(core, 'investor');
  const handle = await showTo(core, investor);
  const addresses = [
    `/projects/${projectSlug}`,
    '/projects',
    `/people/${handle}`,
    '/opportunities',
    '/opportunities.atom',
    '/sitemap.xml',
  ];
  const read = () => Promise.all(addresses.map(async (address) => (await ask(null, address)).html));
  const before = await read();
  await setProjectAskers(core, owner, { projectSlug, investors: true, professionals: true });
  await saveInterests(core, investor, { ...goodInterests, version: 1, openFor: ['invest', 'advise'] });
  const after = await read();
  for (const [at, address] of addresses.entries()) assert.equal(after[at], before[at], address);
  await deleteInterests(core, investor);
});
