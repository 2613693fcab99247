import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { countMentors } from '#core/mentors/count-mentors.ts';
import { getHours } from '#core/mentors/get-hours.ts';
import { getOwnMentor } from '#core/mentors/get-own-mentor.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { helpWith, marked, openedMentor } from '#tests/mentors/mentors.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { createPages } from './pages.ts';

const core = await freshCore();
const { core: deskCore, admin } = await administrator(core);
core.adminEmails = deskCore.adminEmails;
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

const page = {
  intent: 'save',
  version: '0',
  topics: 'bookkeeping, Market Research',
  helpWith,
  'speaks en': 'on',
  session: 'on',
  minutes: '30',
  promises: 'on',
};
const numbers = {
  every: '30',
  breakMinutes: '10',
  noticeHours: '24',
  weeksAhead: '4',
  perDay: '3',
  perWeek: '3',
};
const hours = {
  intent: 'save',
  version: '0',
  zone: 'Asia/Kolkata',
  ...numbers,
  day1from0: '18:00',
  day1until0: '20:00',
  day3from0: '22:00',
  day3until0: '00:00',
};

test('a mentor with two evenings a week opens a page with three plain forms', async () => {
  const { who, handle } = await marked(core, { name: 'Sharada Apte' });
  const begun = await ask(who, '/my/mentoring/page');
  assert.deepEqual([begun.status, begun.html.includes('/my/mentoring/page/edit')], [200, true]);
  const saved = await ask(who, '/my/mentoring/page/edit', page);
  assert.deepEqual([saved.status, saved.to], [303, '/my/mentoring/hours']);
  const timed = await ask(who, '/my/mentoring/hours', hours);
  assert.deepEqual([timed.status, timed.to], [303, '/my/mentoring/page']);
  assert.deepEqual((await getHours(core, who)).hours.week[3], [{ from: '22:00', until: '24:00' }]);
  const opened = await ask(who, '/my/mentoring/page', { intent: 'open' });
  assert.equal(opened.status, 303);
  assert.equal((await getOwnMentor(core, who)).state, 'open');
  const reader = await member(core, { password: null });
  const found = await ask(reader, '/find/mentors?topic=bookkeeping&time=evening&zone=Asia/Kolkata');
  assert.match(found.html, /Sharada Apte/);
  assert.match(found.html, /At your times: \w{3} \d+ \w+, 18:00/);
  const one = await ask(reader, `/find/mentors/${handle}?zone=America/New_York`);
  assert.match(one.html, /Eastern Time/);
  assert.match(one.html, /India Standard Time/);
  assert.equal((await ask(reader, '/find/mentors/no-such-mentor')).status, 404);
});

test('a form with an error comes back as it was typed, with the sentence at its field', async () => {
  const { who } = await marked(core);
  const short = await ask(who, '/my/mentoring/page/edit', { ...page, helpWith: 'Too short, but mine.' });
  assert.equal(short.status, 400);
  assert.match(short.html, /Too short, but mine\./);
  assert.match(short.html, /Write 120 to 1,000 characters/);
  const unknown = await ask(who, '/my/mentoring/page/edit', { ...page, topics: 'Flying carpets' });
  assert.match(unknown.html, /“Flying carpets” is not in our list/);
  const { promises: _, ...silent } = page;
  assert.match((await ask(who, '/my/mentoring/page/edit', silent)).html, /ask for nothing in return/);
  assert.equal((await ask(who, '/my/mentoring/page/edit', page)).status, 303);
  const bad = await ask(who, '/my/mentoring/hours', { ...hours, day1from0: '20:00', day1until0: '18:00' });
  assert.match(bad.html, /Tuesday: a time begins before it ends/);
  assert.equal((await ask(who, '/my/mentoring/hours', { ...hours, zone: '../etc' })).status, 400);
  assert.equal((await ask(who, '/my/mentoring/hours', { ...hours, perDay: '9' })).status, 400);
});

test('another day with two rows has two spans, and one without times is closed', async () => {
  const { who } = await openedMentor(core);
  const others = {
    other0: '2027-03-01',
    other0from: '09:00',
    other0until: '10:00',
    other1: '2027-03-01',
    other1from: '15:00',
    other1until: '16:00',
    other2: '2027-03-02',
  };
  assert.equal((await ask(who, '/my/mentoring/hours', { ...hours, version: '1', ...others })).status, 303);
  const { exceptions } = (await getHours(core, who)).hours;
  assert.deepEqual(
    exceptions.map(({ day, spans }) => [day, spans.length]),
    [
      ['2027-03-01', 2],
      ['2027-03-02', 0],
    ],
  );
  const shown = await ask(who, '/my/mentoring/hours');
  assert.match(shown.html, /value="2027-03-02"/);
});

test('a member without a mark reads what is missing, and one under 18 when it opens', async () => {
  const plain = await member(core, { password: null });
  const { html } = await ask(plain, '/my/mentoring/page');
  assert.match(html, /The mark of a student is not enough/);
  assert.doesNotMatch(html, /mentoring\/page\/edit/);
  const minor = await member(core, { password: null });
  await setStanding(core, minor.id, standings['a child with consent']);
  assert.equal((await ask(minor, '/find/mentors')).status, 403);
});

test('a held text waits at the desk, and its page opens with the approval', async () => {
  const { who } = await marked(core, { name: 'Ravi Held' });
  await ask(who, '/my/mentoring/page/edit', { ...page, bring: 'Write to me on WhatsApp first.' });
  await ask(who, '/my/mentoring/hours', hours);
  await ask(who, '/my/mentoring/page', { intent: 'open' });
  assert.match((await ask(who, '/my/mentoring/page')).html, /Our staff read your text first/);
  const desk = await ask(admin, '/admin/mentoring');
  const address = /\/admin\/mentoring\/(?!appeals)[\w-]+/.exec(desk.html)?.[0] ?? '';
  assert.match(desk.html, /Ravi Held/);
  const review = await ask(admin, address);
  const version = /name="version" value="(\d+)"/.exec(review.html)?.[1] ?? '';
  assert.equal((await ask(admin, address, { intent: 'return', version, reason: '' })).status, 400);
  assert.equal((await ask(admin, address, { intent: 'approve', version, reason: '' })).status, 303);
  assert.equal((await getOwnMentor(core, who)).state, 'open');
  assert.equal((await ask(who, '/admin/mentoring')).status, 404);
});

test('the public page shows counts from ten mentors on, and a profile what its mentor has ticked', async () => {
  const before = await ask(null, '/mentorship');
  assert.equal(before.status, 200);
  assert.doesNotMatch(before.html, /mentors have an open page/);
  const { handle } = await openedMentor(core, { page: { isOnProfile: true, topics: ['Welding'] } });
  assert.match((await ask(null, `/people/${handle}`)).html, /Mentor for these topics/);
  for (let at = 0; at < 10; at++) await openedMentor(core, { page: { topics: ['Yoga'] } });
  await countMentors(core);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { html } = await ask(null, '/mentorship');
  assert.match(html, /\d+ mentors have an open page/);
  assert.match(html, /Yoga \(10\)/);
  assert.doesNotMatch(html, /Welding/);
});
