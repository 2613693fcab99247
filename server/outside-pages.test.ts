import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { feedForms } from '#contract/feeds/rare-paths.ts';
import { makeCalendarAddress } from '#core/calendars/make-calendar-address.ts';
import { writeOpenData } from '#core/open-data/write-open-data.ts';
import { pauseOpportunity } from '#core/opportunities/pause-opportunity.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { structuredOf } from '#tests/pages/page-parts.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { isFramed, knownAddress, loggedPath } from '../web/page-at.ts';
import { createPages } from './pages.ts';

const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const core = await freshCore();
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });
const get = (address: string, headers: Record<string, string> = {}) =>
  pages(new Request(origin + address, { headers }), { ip: '203.0.113.90' });
const ask = await plainPages(core);
const owner = await member(core);
const project = await publishedProject(core, owner, 'Cold rooms');
await openOpportunity(core, owner, { title: 'Counter <rooms>', kind: 'Internship' }, project);
const aSecond = () => wait(1100);

test('feeds and sitemap are kept, and follow a change within a second; a feed has its ETag and no cookie', async () => {
  const lamp = await openOpportunity(core, owner, { title: 'Lamp', kind: 'Job' }, project);
  await aSecond();
  const addresses = feedForms.flatMap((form) => [
    `/opportunities.${form}?kind=Job`,
    `/projects/${project}/opportunities.${form}`,
  ]);
  const sitemap = async () => (await (await get('/sitemap.xml')).text()).includes(lamp.slug);
  assert.equal(await sitemap(), true);
  const tags = new Map<string, string>();
  for (const address of addresses) {
    const answer = await get(address, { cookie: 'a_session_saharambh=x' });
    assert.equal(answer.status, 200, address);
    assert.ok((await answer.text()).includes('Lamp'), address);
    assert.deepEqual(answer.headers.getSetCookie(), []);
    tags.set(address, answer.headers.get('etag') ?? '');
    assert.equal((await get(address, { 'if-none-match': tags.get(address) ?? '' })).status, 304, address);
  }
  await pauseOpportunity(core, owner, lamp.id);
  await aSecond();
  assert.equal(await sitemap(), false);
  for (const address of addresses) {
    const answer = await get(address, { 'if-none-match': tags.get(address) ?? '' });
    assert.equal(answer.status, 200, address);
    assert.ok(!(await answer.text()).includes('Lamp'), address);
  }
});

test('a filter that cannot be read is answered 400 with its name, in every form', async () => {
  for (const form of feedForms)
    for (const [search, name] of [
      ['hours=49', 'hours'],
      ['place=Nowhereville', 'place'],
      ['skil=Python', 'skil'],
      ['search=!!', 'search'],
    ] as const) {
      const answer = await get(`/opportunities.${form}?${search}`);
      assert.equal(answer.status, 400, search);
      assert.equal(await answer.text(), `This filter cannot be read: ${name}\n`);
    }
  assert.equal((await get('/projects/nobodys/opportunities.rss')).status, 404);
});

test('a kept feed is known by its whole query, in one order', () => {
  const known = (search: string) => knownAddress(new URL(`${origin}/opportunities.rss${search}`));
  assert.equal(known('?kind=Job&hours=5'), known('?hours=5&kind=Job'));
  assert.equal(known('?skil=Python'), '/opportunities.rss?skil=Python');
  assert.equal(known(''), '/opportunities.rss');
});

test('the card has no script, at most 20 kB, and only it may stand in pages of others', async () => {
  for (let at = 0; at < 12; at++)
    await openOpportunity(core, owner, { title: `${'क'.repeat(90)} ${at}`, kind: 'Job' }, project);
  await aSecond();
  const answer = await get('/embed/opportunities?show=10', { cookie: 'a_session_saharambh=x' });
  const html = await answer.text();
  assert.equal(html.match(/<li>/g)?.length, 10);
  assert.ok(Buffer.byteLength(html) <= 20_000, `${Buffer.byteLength(html)}`);
  assert.doesNotMatch(html, /<script|<img|<link|@font-face|url\(/);
  assert.ok(html.includes('₹6,000 to ₹9,000 a month or equity'));
  assert.match(
    answer.headers.get('content-security-policy') ?? '',
    /default-src 'none'.*frame-ancestors \*$/,
  );
  assert.deepEqual(answer.headers.getSetCookie(), []);
  assert.ok(answer.headers.get('etag'));
  for (const other of ['/', '/opportunities', '/embed'])
    assert.match(
      (await get(other)).headers.get('content-security-policy') ?? '',
      /frame-ancestors 'none'/,
      other,
    );
  assert.deepEqual(['/embed/opportunities?show=3', '/embed', '/embed/opportunities/x', '/'].map(isFramed), [
    true,
    false,
    false,
    false,
  ]);
});

test('the card escapes what members wrote, says when it is empty, and names what it cannot read', async () => {
  const html = async (search: string) => (await get(`/embed/opportunities?${search}`)).text();
  assert.ok((await html('kind=Internship')).includes('Counter &lt;rooms&gt;'));
  const empty = await html('kind=Advice');
  assert.ok(empty.includes('No opportunities here today'));
  assert.ok(empty.includes(`href="${origin}/opportunities?kind=Advice"`));
  const refused = await get('/embed/opportunities?show=%3Cb%3E');
  assert.equal(refused.status, 400);
  assert.ok((await refused.text()).includes('This filter cannot be read: show'));
});

test('plain forms alone take a project out of the card, and let it stand there again', async () => {
  const address = `/my/projects/${project}/sharing`;
  assert.ok((await ask(owner, `/my/projects/${project}`)).html.includes(address));
  assert.equal((await ask(owner, address, { intent: 'end' })).status, 303);
  assert.ok(
    (await ask(owner, address)).html.includes(
      'are not shown in the card. The files of the open data are new each night',
    ),
  );
  await aSecond();
  const card = () => get('/embed/opportunities').then((answer) => answer.text());
  assert.ok((await card()).includes('No opportunities here today'));
  assert.equal((await ask(owner, address, { intent: 'begin' })).status, 303);
  await aSecond();
  assert.ok((await card()).includes('<li>'));
  assert.equal((await ask(await member(core), address)).status, 404);
});

test('the open data is listed with its Dataset, and each file is sent packed or plain with its ETag', async () => {
  assert.ok((await (await get('/data')).text()).includes('The first files are made tonight.'));
  assert.equal((await get('/data/opportunities.csv')).status, 404);
  await writeOpenData(core);
  await aSecond();
  const html = await (await get('/data')).text();
  const dataset = structuredOf(html).find((one) => one['@type'] === 'Dataset') as unknown as {
    license: string;
    distribution: { contentUrl: string }[];
  };
  assert.equal(dataset.license, 'https://creativecommons.org/licenses/by/4.0/');
  for (const { contentUrl } of dataset.distribution) {
    const address = contentUrl.slice(origin.length);
    const packed = await get(address, { 'accept-encoding': 'gzip, br' });
    assert.equal(packed.headers.get('content-encoding'), 'gzip', address);
    const bytes = new Blob([await packed.arrayBuffer()])
      .stream()
      .pipeThrough(new DecompressionStream('gzip'));
    const plain = await get(address);
    assert.equal(plain.headers.get('content-encoding'), null);
    assert.equal(await new Response(bytes).text(), await plain.text());
    const etag = packed.headers.get('etag') ?? '';
    assert.equal((await get(address, { 'if-none-match': etag })).status, 304);
    assert.deepEqual(packed.headers.getSetCookie(), []);
  }
});

test('a calendar is made, shown again, renewed and ended by plain forms; an ended one is unknown', async () => {
  const who = await member(core);
  const addressIn = (html: string) => /\/calendar\/[0-9a-f]{36}\.ics/.exec(html)?.[0] ?? '';
  assert.equal((await ask(who, '/settings/calendar', { intent: 'make' })).status, 303);
  const first = addressIn((await ask(who, '/settings/calendar')).html);
  assert.equal(addressIn((await ask(who, '/settings/calendar')).html), first);
  const answer = await get(first);
  assert.deepEqual([answer.status, answer.headers.get('cache-control')], [200, 'private, no-store']);
  assert.match(await answer.text(), /REFRESH-INTERVAL;VALUE=DURATION:PT6H/);
  assert.equal((await ask(who, '/settings/calendar', { intent: 'make' })).status, 303);
  const second = addressIn((await ask(who, '/settings/calendar')).html);
  assert.notEqual(second, first);
  await ask(who, '/settings/calendar', { intent: 'end' });
  for (const gone of [first, second, `/calendar/${'0'.repeat(36)}.ics`, '/calendar/x.ics']) {
    const ended = await get(gone);
    assert.deepEqual([ended.status, await ended.text()], [404, 'There is no such calendar.\n'], gone);
    assert.equal(ended.headers.get('cache-control'), 'private, no-store');
  }
});

test('a calendar is read 60 times an hour, and then later', async () => {
  const { path: address } = await makeCalendarAddress(core, await member(core));
  for (let at = 0; at < 60; at++) assert.equal((await get(address)).status, 200);
  const later = await get(address);
  assert.equal(later.status, 429);
  assert.ok(Number(later.headers.get('retry-after')) > 0);
});

test('the secret of a calendar stands in no log and in no row', async () => {
  const { path: address } = await makeCalendarAddress(core, await member(core));
  const secret = address.slice('/calendar/'.length, -'.ics'.length);
  assert.equal(loggedPath(address), '/calendar/:file');
  await get(address);
  const { rows } = await core.connection.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of rows) {
    const { rows: found } = await core.connection.pool.query(
      `select 1 from "${name}" one where one::text like '%' || $1 || '%' limit 1`,
      [secret],
    );
    assert.deepEqual(found, [], name);
  }
});
