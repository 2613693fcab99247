import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { listSearches } from '#core/saved-searches/list-searches.ts';
import { member } from '#tests/ground/builders.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
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

test('a search for projects is saved, listed, changed and deleted with plain forms', async () => {
  const who = await someone();
  const saved = await ask(who, '/find/projects?stage=Pilot', { intent: 'saveSearch', stage: 'Pilot' });
  assert.equal(saved.status, 303);
  const [one] = (await listSearches(core, who)).searches;
  const address = `/my/saved/searches/${one?.$id}`;
  const { html } = await ask(who, '/my/saved');
  assert.match(html, /href="\/find\/projects\?stage=Pilot"/);
  const form = {
    intent: 'save',
    of: 'projects',
    version: '1',
    name: 'Pilots',
    stage: 'Pilot',
    search: 'rooms',
  };
  const long = await ask(who, address, { ...form, name: 'x'.repeat(81) });
  assert.ok(long.html.includes('Keep the name to 80 characters.'));
  assert.equal((await ask(who, address, form)).status, 303);
  assert.deepEqual((await listSearches(core, who)).searches[0]?.name, 'Pilots');
  assert.match((await ask(who, address, { ...form, name: 'Old' })).html, /value="2"/);
  assert.equal((await ask(who, address, { intent: 'delete' })).to, '/my/saved');
});
