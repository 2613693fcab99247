import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { archiveProject } from '#core/projects/archive-project.ts';
import { editProject } from '#core/projects/edit-project.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { createPages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const build: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
const core = await freshCore();
const origin = 'https://saharambh.example';
const projectId = 'saharambh';
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const servers = Array.from({ length: 2 }, () =>
  createPages({ build, core, origin, projectId, mode: 'production', openCalls }),
);
const get = (address: string, headers: Record<string, string> = {}) =>
  Promise.all(
    servers.map(async (pages) => {
      const answer = await pages(new Request(origin + address, { headers }), { ip: '203.0.113.9' });
      return {
        status: answer.status,
        html: await answer.text(),
        caching: answer.headers.get('cache-control'),
      };
    }),
  );
/** A second, and what a look takes. */
const aSecond = () => wait(1100);

test('a change of a project shows within a second on every server, on its page and in the list', async () => {
  const asha = await member(core);
  const slug = await publishedProject(core, asha, 'Cold rooms');
  for (const address of [`/projects/${slug}`, '/projects'])
    for (const { status, html, caching } of await get(address)) {
      assert.equal(status, 200);
      assert.ok(html.includes('Cold rooms') && caching?.includes('s-maxage'), address);
    }
  await editProject(core, asha, { projectSlug: slug, version: 1, name: 'Warm rooms' });
  await aSecond();
  for (const address of [`/projects/${slug}`, '/projects'])
    for (const { html } of await get(address))
      assert.ok(html.includes('Warm rooms') && !html.includes('Cold rooms'), address);
  await archiveProject(core, asha, slug);
  await aSecond();
  for (const { status } of await get(`/projects/${slug}`)) assert.equal(status, 404);
  for (const { html } of await get('/projects')) assert.ok(!html.includes('Warm rooms'));
});

test('a member who hides is gone from the page within a second, and becomes a dot', async () => {
  const asha = await member(core);
  const slug = await publishedProject(core, asha, 'Night bus');
  for (const { html } of await get(`/projects/${slug}`)) assert.ok(html.includes('Asha Kulkarni'));
  await setVisibility(core, asha, { visibility: 'members' });
  await aSecond();
  for (const { html } of await get(`/projects/${slug}`, { cookie: `a_session_saharambh=${asha.secret}` })) {
    assert.ok(!html.includes('Asha Kulkarni'), 'also for somebody signed in: the bytes are the same');
    assert.ok(html.includes('1 person'));
  }
});
