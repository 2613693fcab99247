import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { getPublicProfile } from '#core/people/get-public-profile.ts';
import { patchPublicProfile } from '#core/people/patch-public-profile.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { bornYearsAgo, member } from '#tests/ground/builders.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { createPages } from './pages.ts';
import { createSharePictures } from './share-pictures.ts';

const core = sharedCore;
const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../build/server/index.js');
const build: ServerBuild = await import(pathToFileURL(built).href);
const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
const parts = { build, core, origin, projectId, mode: 'production', openCalls } as const;
const [pages, elsewhere] = [createPages(parts), createPages(parts)];
const sharePicture = createSharePictures(core);

type Who = Awaited<ReturnType<typeof member>>;

async function ask(who: Who | null, address: string, fields?: Record<string, string>, on = pages) {
  const headers: Record<string, string> = { origin };
  if (who) headers.cookie = `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`;
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const answer = await on(new Request(origin + address, { ...init, headers }), {
    ip: '203.0.113.8',
  });
  const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
  return { status: answer.status, html, to: answer.headers.get('location') ?? '' };
}

let made = 0;
async function shown(visibility: 'public' | 'members' = 'public') {
  const who = await member(core, { password: null });
  const handle = `walker-${++made}`;
  await putHandle(core, who, { handle });
  await setVisibility(core, who, { visibility });
  return { who, handle };
}

async function say(who: Who, headline: string): Promise<void> {
  const { version } = await getPublicProfile(core, who);
  await patchPublicProfile(core, who, { version, headline });
}

test('a public page shows a change, or is gone when its member hides, within a second on every server', async () => {
  const { who, handle } = await shown();
  await say(who, 'First words');
  for (const on of [pages, elsewhere])
    assert.match((await ask(null, `/people/${handle}`, undefined, on)).html, /First words/);
  await say(who, 'Second words');
  await wait(1100);
  for (const on of [pages, elsewhere])
    assert.match((await ask(null, `/people/${handle}`, undefined, on)).html, /Second words/);
  assert.ok(await sharePicture(`person/${handle}`));
  await setVisibility(core, who, { visibility: 'hidden' });
  await wait(1100);
  for (const on of [pages, elsewhere])
    assert.equal((await ask(null, `/people/${handle}`, undefined, on)).status, 404);
  assert.equal(await sharePicture(`person/${handle}`), null);
});

test('a stranger gets the same page for hidden, members only, suspended, child and unknown members', async () => {
  const viewer = await member(core);
  const unknown = 'walker-nobody';
  const nobody = await ask(null, `/people/${unknown}`);
  const nobodyToMember = await ask(viewer, `/find/people/${unknown}`);
  assert.deepEqual([nobody.status, nobodyToMember.status], [404, 404]);
  const [hidden, members, suspended, minor] = await Promise.all([
    shown(),
    shown('members'),
    shown(),
    shown(),
  ]);
  await setVisibility(core, hidden.who, { visibility: 'hidden' });
  await setStanding(core, suspended.who.id, standings.suspended);
  await setStanding(core, minor.who.id, standings['a child with consent']);
  for (const [name, { handle }] of Object.entries({ hidden, members, suspended, minor })) {
    const answer = await ask(null, `/people/${handle}`);
    assert.equal(answer.status, 404, name);
    assert.equal(answer.html.replaceAll(handle, unknown), nobody.html, name);
    if (name === 'members') continue;
    const toMember = await ask(viewer, `/find/people/${handle}`);
    assert.equal(toMember.status, 404, name);
    assert.equal(toMember.html.replaceAll(handle, unknown), nobodyToMember.html, name);
  }
  assert.equal((await ask(viewer, `/find/people/${members.handle}`)).status, 200);
});

test('the sitemap names the members whom everyone may see, and no others', async () => {
  const [everybody, members] = [await shown(), await shown('members')];
  const { html } = await ask(null, '/sitemap.xml');
  assert.match(html, new RegExp(`<loc>${origin}/people/${everybody.handle}</loc>`));
  assert.doesNotMatch(html, new RegExp(`/people/${members.handle}<`));
});

test('a member’s picture shows their name in Devanagari, Latin or both, or else their handle', async () => {
  const { who, handle } = await shown();
  const picture = () => sharePicture(`person/${handle}`);
  const named = async (name: string) => {
    await sql`update accounts set name = ${name} where id = ${who.id}`.execute(core.db);
    return picture();
  };
  const [one, other] = [await named('प्रिया देशपांडे'), await named('श्रीनिवास क्षत्रिय')];
  assert.ok(one && other && !one.equals(other));
  const [mixed, reversed] = [await named('मीरा Kulkarni'), await named('Kulkarni मीरा')];
  const [tamil, emoji] = [await named('மீரா'), await named('மீரா 🌾')];
  assert.ok(mixed && reversed && tamil && emoji && !mixed.equals(reversed) && !mixed.equals(tamil));
  assert.ok(tamil.equals(emoji), 'both show the handle');
});

test('a former handle leads to the page, and so do capitals', async () => {
  const { who, handle } = await shown();
  await putHandle(core, who, { handle: `${handle}-now` });
  assert.deepEqual(
    [(await ask(null, `/people/${handle}`)).to, (await ask(null, `/people/${handle.toUpperCase()}-NOW`)).to],
    [`/people/${handle}-now`, `/people/${handle}-now`],
  );
  const viewer = await member(core);
  assert.equal((await ask(viewer, `/find/people/${handle}`)).to, `/find/people/${handle}-now`);
});

test('a public page tells search engines and share previews who it is', async () => {
  const { who, handle } = await shown();
  await say(who, 'Builds "looms" </script><b>');
  const { html } = await ask(null, `/people/${handle}`);
  assert.ok(html.includes(`<link rel="canonical" href="${origin}/people/${handle}"/>`));
  assert.ok(html.includes(`${origin}/share/person/${handle}.png`));
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text.replaceAll('\\u003c', '<')),
  );
  const [profile] = data.filter((one) => one['@type'] === 'ProfilePage');
  assert.equal(profile.mainEntity.description, 'Builds "looms" </script><b>');
  assert.equal(profile.mainEntity.url, `${origin}/people/${handle}`);
});

test('the directory opens to adults alone, and says so to everybody else', async () => {
  const child = await member(core, { birthDate: bornYearsAgo(16) });
  await setStanding(core, child.id, standings['a child with consent']);
  const closed = await ask(child, '/find/people');
  assert.equal(closed.status, 403);
  assert.match(closed.html, /This opens on/);
  const ageless = await member(core, { birthDate: null });
  assert.match((await ask(ageless, '/find/people')).to, /^\/birth-date/);
  assert.match((await ask(null, '/find/people')).to, /^\/login/);
  for (const [from, to] of [
    ['/find', '/find/opportunities'],
    ['/people?role=Mentor', '/find/people?role=Mentor'],
  ] as const)
    assert.equal((await ask(null, from)).to, to);
});

test('a hand-written address asks for as much of it as is valid', async () => {
  const viewer = await member(core);
  for (const query of [
    '?role=King&openTo=Nothing&hours=7&after=x',
    `?search=${'x'.repeat(5000)}`,
    '?search=%07%C2%85x&place=%E2%80%AE',
    "?search=')%3B--&skill=%25&place=%5C",
    '?after=999999999999999999',
  ]) {
    const address = `/find/people${query}`;
    const first = await ask(viewer, address);
    // One with control characters leads to itself without them.
    const { status, html } = first.status === 302 ? await ask(viewer, first.to) : first;
    assert.equal(status, 200, query);
    assert.match(html, /Find people/);
  }
});

const wrong: [address: string, intent: string, fields: Record<string, string>, sentence: RegExp][] = [
  ['about', 'save', { headline: 'x'.repeat(121), about: 'kept' }, /keep your headline to 120 characters/],
  ['about', 'save', { headline: 'kept', about: 'x'.repeat(2001) }, /keep this text to 2,000 characters/],
  [
    'links',
    'save',
    { 'link-0': 'kept', 'link-1': 'javascript:alert(1)' },
    /A link must lead to a public web page/,
  ],
  ['time', 'save', { hoursAWeek: '49', availableFrom: '2031-05-01' }, /Hours a week go from 1 to 48/],
  ['time', 'save', { hoursAWeek: '12', awayUntil: '2031-02-30' }, /Please enter a real date/],
  ['time', 'save', { hoursAWeek: '12', awayUntil: '2024-03-05' }, /This day has passed/],
  ['work', 'add', { what: '', where: 'kept', from: '2020' }, /Please say what you did/],
  ['work', 'add', { what: 'x'.repeat(81), where: 'kept', from: '2020' }, /80 characters each/],
  ['work', 'add', { what: 'kept', from: '20' }, /a year with four digits/],
  ['work', 'add', { what: 'kept', from: '2020', to: '2019' }, /The last year is before the first/],
  ['handle', 'take', { handle: 'a' }, /has at least 3 characters/],
  ['handle', 'take', { handle: 'x'.repeat(31) }, /has at most 30 characters/],
  ['handle', 'take', { handle: 'not a handle' }, /made of the letters a to z/],
  ['handle', 'take', { handle: 'saharambh-team' }, /kept for Saharambh itself/],
  ['handle', 'take', { handle: 'walker-1' }, /Another member has or had this handle/],
];

test('whatever is wrong in a form comes back with its sentence, and with all that was typed', async () => {
  const { who } = await shown();
  for (const [page, intent, fields, sentence] of wrong) {
    const { version } = await getPublicProfile(core, who);
    const answer = await ask(who, `/you/public/${page}`, { intent, version: String(version), ...fields });
    const what = `${page} ${JSON.stringify(fields).slice(0, 80)}`;
    assert.equal(answer.status, 400, what);
    assert.match(answer.html, sentence, what);
    for (const value of Object.values(fields))
      assert.ok(answer.html.includes(value), `${what} keeps ${value}`);
  }
  const tooMany = Object.fromEntries(
    ['hi', 'mr', 'en', 'as', 'bn', 'gu', 'kn', 'ml', 'ta', 'te', 'ur'].map((code) => [
      `speaks ${code}`,
      'on',
    ]),
  );
  const answer = await ask(who, '/you/public/languages', { intent: 'save', version: '2', ...tooMany });
  assert.match(answer.html, /Up to 10 languages can be kept/);
  assert.equal((answer.html.match(/ checked=""/g) ?? []).length, 11);
});

test('an edit of an older version comes back next to the present state, and can then be saved', async () => {
  const { who } = await shown();
  const before = await getPublicProfile(core, who);
  await say(who, 'Said on the phone');
  const typed = { intent: 'save', headline: 'Said on the laptop', about: 'Typed', 'open Mentor': 'on' };
  const refused = await ask(who, '/you/public/about', { ...typed, version: String(before.version) });
  assert.equal(refused.status, 400);
  assert.match(refused.html, /This changed while you were looking\. Here is how it is now\./);
  for (const text of ['Said on the phone', 'Said on the laptop', 'Typed'])
    assert.ok(refused.html.includes(text));
  const [, version = ''] = /name="version" value="(\d+)"/.exec(refused.html) ?? [];
  const saved = await ask(who, '/you/public/about', { ...typed, version });
  assert.deepEqual([saved.status, saved.to], [303, '/you/public']);
  const { page } = await getPublicProfile(core, who);
  assert.deepEqual([page.headline, page.openTo], ['Said on the laptop', ['Mentor']]);
});

test('entries of lists are added, changed and removed by plain forms', async () => {
  const { who } = await shown();
  const send = async (page: string, fields: Record<string, string>) => {
    const { version } = await getPublicProfile(core, who);
    const { status } = await ask(who, `/you/public/${page}`, { version: String(version), ...fields });
    assert.equal(status, 303, JSON.stringify(fields));
    return (await getPublicProfile(core, who)).page;
  };
  await send('work', { intent: 'add', what: 'First', from: '२०१९', to: '', line: 'A line' });
  await send('work', { intent: 'add', what: 'Second', where: 'Pune', from: '2021', to: '2022' });
  const changed = await send('work', { intent: 'save-1', what: 'First, again', from: '2018', to: '2018' });
  assert.deepEqual(
    changed.work.map(({ what, from, to }) => [what, from, to]),
    [
      ['Second', 2021, 2022],
      ['First, again', 2018, 2018],
    ],
  );
  assert.deepEqual((await send('work', { intent: 'remove-0' })).work.length, 1);
  const links = await send('links', {
    intent: 'save',
    'link-0': 'example.org',
    'link-3': 'https://b.example/x',
  });
  assert.deepEqual(links.links, ['https://example.org/', 'https://b.example/x']);
  const fewer = await send('links', {
    intent: 'remove-0',
    'link-0': 'https://example.org/',
    'link-1': 'https://b.example/x',
  });
  assert.deepEqual(fewer.links, ['https://b.example/x']);
});

test('a person is shown after saying so, on plain forms, and stands in the directory of others', async () => {
  const who = await member(core, { password: null });
  await sql`update accounts set name = 'Tukaram Jagtap' where id = ${who.id}`.execute(core.db);
  const viewer = await member(core);
  assert.match((await ask(who, '/you/public/visibility')).html, /First choose a handle/);
  assert.equal(
    (await ask(who, '/you/public/handle', { intent: 'take', handle: '@Tukaram-J' })).to,
    '/you/public/visibility',
  );
  assert.match((await ask(who, '/you/public/visibility')).html, /Show me to members/);
  assert.match((await ask(viewer, '/find/people?search=tukaram')).html, /No one fits all of this/);
  assert.equal((await ask(who, '/you/public/visibility', { intent: 'members' })).to, '/you/public');
  const list = await ask(viewer, '/find/people?search=tukaram');
  assert.match(list.html, /1 person found/);
  assert.match(list.html, /href="\/find\/people\/tukaram-j"/);
});
