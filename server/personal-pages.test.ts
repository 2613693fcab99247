import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageDoors } from '#api/app.ts';
import { sessionOf } from '#tests/api-server.ts';
import { member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { createPages } from './pages.ts';

const core = await freshCore();
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const openDoor = createPageDoors(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openDoor });

type Member = Awaited<ReturnType<typeof member>>;

async function ask(who: Member, address: string, fields?: Record<string, string>) {
  const headers = { origin, cookie: `a_session_saharambh=${encodeURIComponent(sessionOf(who))}` };
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const answer = await pages(new Request(origin + address, { ...init, headers }), { ip: '203.0.113.8' });
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  return { status: answer.status, html };
}

test('whoever gives a wrong current password reads that it is this one, in each form that asks for it', async () => {
  const asha = await member(core);
  const forms = {
    password: { oldPassword: 'Not#The1Password', password: 'A#New1Kolam', confirmPassword: 'A#New1Kolam' },
    'send-email-code': { newEmail: 'new@example.org', password: 'Not#The1Password' },
    'give-up': { password: 'Not#The1Password' },
  };
  for (const [intent, fields] of Object.entries(forms)) {
    const { status, html } = await ask(asha, '/settings', { intent, ...fields });
    assert.equal(status, 400, intent);
    assert.match(html, /This is not your current password\. Please try again\./, intent);
    assert.doesNotMatch(html, /Invalid credentials/, intent);
  }
});

test('the place that a page belongs to is marked: its own page as such, those within it as the place', async () => {
  const asha = await member(core);
  const marks = async (address: string) => {
    const { html } = await ask(asha, address);
    const links = [...html.matchAll(/<a class="work-place"[^>]*>/g)].map(([link]) => link);
    return links.flatMap((link) => {
      const [, mark] = /aria-current="(\w+)"/.exec(link) ?? [];
      return mark ? [`${/href="([^"]+)"/.exec(link)?.[1]} ${mark}`] : [];
    });
  };
  const twice = (mark: string) => [mark, mark];
  assert.deepEqual(await marks('/dashboard'), twice('/dashboard page'));
  assert.deepEqual(await marks('/you'), twice('/you page'));
  for (const within of ['/settings', '/you/profile', '/you/skills', '/birth-date'])
    assert.deepEqual(await marks(within), twice('/you true'), within);
});

test('a name is drawn in its language, and a member without one is called by the address once', async () => {
  const asha = await member(core, { name: 'आशा Kulkarni' });
  for (const address of ['/dashboard', '/you'])
    assert.match(
      (await ask(asha, address)).html,
      /<h1[^>]*>[^<]*<bdi[^>]*><span lang="hi">आशा<\/span>/,
      address,
    );
  const nameless = await member(core, { name: '' });
  const { html } = await ask(nameless, '/you');
  const shown = html
    .slice(html.indexOf('<h1'), html.indexOf('</main>'))
    .replace(/<script.*?<\/script>/gs, '');
  assert.equal(shown.split(nameless.account.email).length - 1, 1);
});
