import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { writeToPerson } from '#core/conversations/write-to-person.ts';
import { newId } from '#core/ground/ids.ts';
import { countUnread } from '#core/notifications/count-unread.ts';
import { getMailWays } from '#core/notifications/get-mail-ways.ts';
import { unsubscribeToken } from '#core/notifications/unsubscribe-token.ts';
import { askOwner } from '#core/projects/ask-owner.ts';
import { listTurns } from '#core/today/list-turns.ts';
import { firstMessage, handleOf, verified } from '#tests/conversations/conversations.ts';
import { member } from '#tests/ground/builders.ts';
import { world } from '#tests/ground/world.ts';
import { happened } from '#tests/notifications/notification-mails.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createPages } from './pages.ts';

const core = sharedCore;
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });

type Someone = Awaited<ReturnType<typeof member>>;

async function request(address: string, headers: Record<string, string>, fields?: Record<string, string>) {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const answer = await pages(new Request(origin + address, { ...init, headers }), { ip: '203.0.113.8' });
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  return { status: answer.status, html, location: answer.headers.get('location'), answer };
}

const ask = (who: Someone, address: string, fields?: Record<string, string>) =>
  request(address, { origin, cookie: `a_session_saharambh=${encodeURIComponent(sessionOf(who))}` }, fields);

async function published() {
  const found = await world(core);
  const tell = () =>
    happened(core, {
      name: 'projects.published',
      accountId: found.owner.id,
      subject: { projectId: found.projectId },
    });
  await tell();
  return { ...found, tell };
}

test('notifications stand under their subject, unread ones bold, and are marked read without scripts', async () => {
  const { mate, tell } = await published();
  await tell();
  const before = await ask(mate, '/notifications');
  assert.equal(before.status, 200);
  assert.match(before.html, /<h2[^>]*>Cold rooms<\/h2>/);
  assert.equal(before.html.match(/<h2[^>]*>Cold rooms<\/h2>/g)?.length, 1, 'once for both');
  assert.equal(before.html.match(/font-bold[^>]*>.{0,60}New/g)?.length, 2);
  const ids = [...before.html.matchAll(/name="notification" value="(\d+)"/g)].map(([, id]) => id);
  const [all, one] = ids;
  assert.ok(all && one);
  const read = await ask(mate, '/notifications', { intent: 'read', notification: one });
  assert.deepEqual([read.status, read.location], [303, '/notifications']);
  assert.equal(await countUnread(core, mate), 1);
  await ask(mate, '/notifications', { intent: 'read-all', notification: all });
  const after = await ask(mate, '/notifications');
  assert.doesNotMatch(after.html, /Mark all read|Mark read/);
  for (const bad of ['', 'x', '-1', '9'.repeat(19)])
    assert.equal((await ask(mate, '/notifications', { intent: 'read', notification: bad })).status, 400, bad);
});

test('bell and title count a member’s turns, and the bell also says how many notifications are new', async () => {
  const { mate, owner, projectId } = await published();
  const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  const quiet = await ask(mate, '/dashboard');
  assert.equal(titleOf(quiet.html), 'Dashboard | Saharambh');
  assert.match(quiet.html, /aria-label="Notifications, 1 new"/);
  const { slug } = await core.db
    .selectFrom('projects')
    .select('slug')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  await askOwner(core, owner, { projectSlug: slug, personId: mate.id, leave: false });
  const asker = await verified(core, await member(core, { password: null }));
  const key = newId();
  await writeToPerson(core, asker, { handle: await handleOf(core, mate), text: firstMessage, key });
  for (const address of ['/dashboard', '/notifications', '/settings']) {
    const { html } = await ask(mate, address);
    assert.match(titleOf(html) ?? '', /^\(2\) \w/, address);
    assert.match(html, /aria-label="Notifications, 2 your turn, 1 new"/, address);
  }
  assert.match((await ask(mate, '/dashboard')).html, /id="turns"[^>]*>[^<]*\b2\b/, 'as Today counts them');
  assert.equal((await listTurns(core, mate)).mine.length, 2);
});

test('a member chooses in a plain form’s grid which notifications are mailed', async () => {
  const asha = await member(core);
  const chosen = {
    messages: 'never',
    answers: 'daily',
    teams: 'weekly',
    following: 'at_once',
    searches: 'never',
  };
  const saved = await ask(asha, '/settings/notifications', { intent: 'ways', ...chosen });
  assert.equal(saved.status, 303);
  assert.partialDeepStrictEqual(await getMailWays(core, asha), chosen);
  const { html } = await ask(asha, '/settings/notifications');
  for (const [topic, way] of Object.entries(chosen))
    assert.match(
      html,
      new RegExp(`<input(?=[^>]*name="${topic}")(?=[^>]*value="${way}")[^>]*checked`),
      topic,
    );
  const refused = await ask(asha, '/settings/notifications', { intent: 'ways', ...chosen, teams: 'hourly' });
  assert.equal(refused.status, 400);
  assert.partialDeepStrictEqual(await getMailWays(core, asha), chosen);
});

test('a mail program ends the mails of one topic without cookie or origin; who only looks ends none', async () => {
  const asha = await member(core);
  const usual = await getMailWays(core, asha);
  const address = `/unsubscribe/${unsubscribeToken(core, { accountId: asha.id, topic: 'teams' })}`;
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    const seen = await pages(new Request(origin + address, { method }), { ip: '203.0.113.8' });
    assert.ok(seen.status < 500);
    assert.equal(seen.headers.get('cache-control'), 'private, no-store');
  }
  const { html } = await request(address, {});
  assert.match(html, /Stop emails about “Your teams”\?/);
  assert.deepEqual(await getMailWays(core, asha), usual);
  const elsewhere = await request(address, { origin: 'https://elsewhere.example' }, oneClick);
  assert.equal(elsewhere.status, 403);
  for (const cut of [`${address}0`, `/unsubscribe/${'a'.repeat(400)}`])
    assert.equal((await request(cut, {}, oneClick)).status, 404);
  assert.match((await request(`${address}0`, {})).html, /href="\/settings\/notifications"/, 'no dead end');
  assert.deepEqual(await getMailWays(core, asha), usual);
  const ended = await request(address, {}, oneClick);
  assert.equal(ended.status, 200, 'not led on: a mail program follows nothing');
  assert.match(ended.html, /You get no more emails about “Your teams”\./);
  assert.deepEqual(await getMailWays(core, asha), { ...usual, teams: 'never' });
  assert.equal((await request(address, {}, oneClick)).status, 200);
});

test('every other form still has to say where it was sent from', async () => {
  const asha = await member(core);
  const cookie = `a_session_saharambh=${encodeURIComponent(sessionOf(asha))}`;
  const { status } = await request('/settings/notifications', { cookie }, { intent: 'ways' });
  assert.equal(status, 403);
});
