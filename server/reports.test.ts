import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { photo } from '#tests/avatars/sample-photos.ts';
import { administrator, freshEmail, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { publishedProject, showToEverybody } from '#tests/projects/published-project.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';

const base = await freshCore();
const { core, admin } = await administrator(base);
const ask = await plainPages(core);
/** A page for the holder of this session. */
const page = async (session: string | null, address: string, form?: Record<string, string> | FormData) => {
  const cookie = session ? `a_session_saharambh=${encodeURIComponent(session)}` : undefined;
  const { to, ...answer } = await ask(null, address, form, cookie ? { cookie } : {});
  return { ...answer, to: to ?? '' };
};
const desk = sessionOf(admin);
const words = 'They ask for a deposit <before> the work begins.';
const filled = { intent: 'report', concern: 'money', words };

async function shown() {
  const who = await member(core, { name: 'Meera Joshi', password: null });
  await showToEverybody(core, who);
  const { rows } = await sql<{
    handle: string;
  }>`select handle from handles where account_id = ${who.id}`.execute(core.db);
  return { ...who, session: sessionOf(who), handle: rows[0]?.handle ?? '' };
}

async function picture(name = 'photo.jpg', bytes?: Buffer): Promise<FormData> {
  const form = new FormData();
  form.append('secret', '');
  form.append('file', new File([new Uint8Array(bytes ?? (await photo('jpeg', 60, 40)))], name));
  return form;
}

test('a member reports by plain forms, an administrator decides, and both sides read what came of it', async () => {
  const [judged, reporter] = [await shown(), await member(core, { password: null })];
  const session = sessionOf(reporter);
  const address = `/report/person/${judged.id}`;
  assert.ok((await page(null, `/people/${judged.handle}`)).html.includes(address));
  assert.ok((await page(session, `/find/people/${judged.handle}`)).html.includes(address));
  const form = await page(session, address);
  assert.match(form.html, /Report Meera Joshi/);
  assert.ok(!form.html.includes('type="email"'));
  for (const wrong of [{ concern: '' }, { concern: 'other', words: '' }, { words: 'x'.repeat(2001) }]) {
    const back = await page(session, address, { ...filled, ...wrong });
    assert.equal(back.status, 400);
    if (!('words' in wrong)) assert.match(back.html, /deposit &lt;before&gt;/);
  }
  const sent = await page(session, address, filled);
  assert.equal(sent.status, 303);
  assert.match(sent.to, /^\/report\/sent\//);
  assert.equal((await page(session, `${sent.to}?file=picture`, await picture())).status, 303);
  const bad = await page(session, `${sent.to}?file=picture`, await picture('a.exe', Buffer.from('MZ')));
  assert.equal(bad.status, 400);
  assert.match((await page(session, sent.to)).html, /It has 1 picture/);
  for (const nobody of [null, judged.session]) assert.equal((await page(nobody, sent.to)).status, 404);

  const list = await page(desk, '/admin/cases');
  const [caseAddress = ''] = /\/admin\/cases\/\w+/.exec(list.html) ?? [];
  const one = await page(desk, caseAddress);
  for (const part of [
    'Meera Joshi',
    'As it was when it was reported',
    'deposit &lt;before&gt;',
    '/admin/case-pictures/',
  ])
    assert.ok(one.html.includes(part), part);
  assert.equal((await page(session, caseAddress)).status, 404);
  const typed = {
    intent: 'decide',
    version: '1',
    taking: 'pause suspend',
    days: '7',
    template: 'money',
    reason: 'No deposits.',
  };
  const decision = { ...typed, 'outcome-warn': 'on' };
  const back = await page(desk, caseAddress, typed);
  assert.equal(back.status, 400);
  assert.match(back.html, />No deposits\.</);
  assert.equal((await page(desk, caseAddress, decision)).status, 303);
  const late = await page(desk, caseAddress, { ...decision, reason: 'Typed too late.' });
  assert.match(late.html, /Typed too late\./);
  assert.match((await page(session, sent.to)).html, /we have acted/);

  const own = caseAddress.replace('/admin', '');
  const read = await page(judged.session, own);
  for (const part of ['A warning', 'asked other members for money', 'No deposits.', 'Who saw it'])
    assert.ok(read.html.includes(part), part);
  assert.ok(!read.html.includes(reporter.account.email));
  assert.equal((await page(session, own)).status, 404);
  const appeal = 'The deposit was for the key of the room, and given back.';
  assert.equal((await page(judged.session, own, { intent: 'appeal', appeal })).status, 303);
  assert.match((await page(desk, '/admin/cases?list=appeals')).html, /Meera Joshi/);
  const answered = await page(desk, caseAddress, { intent: 'lift', reason: 'We see.' });
  assert.equal(answered.status, 303, 'with one administrator only, the same one answers');
  assert.match((await page(judged.session, own)).html, /The decision has ended/);
});

test('a reporter asks for other staff by a plain form, and reads when they decided', async () => {
  const [judged, reporter] = [await shown(), await member(core, { password: null })];
  const session = sessionOf(reporter);
  const blocking = { ...filled, alsoBlock: 'on' };
  const form = await page(session, `/report/person/${judged.id}`);
  assert.match(form.html, /Also block Meera Joshi/);
  const sent = await page(session, `/report/person/${judged.id}`, blocking);
  const { rows } = await sql<{ id: string; blocked: boolean }>`select id, exists (
    select from blocks where blocker_id = ${reporter.id} and blocked_id = ${judged.id}
  ) as blocked from cases where thing_id = ${judged.id}`.execute(core.db);
  assert.equal(rows[0]?.blocked, true);
  const caseAddress = `/admin/cases/${rows[0]?.id}`;
  const decision = { intent: 'decide', version: '1', taking: '', template: 'nothing', reason: '' };
  await page(desk, caseAddress, { ...decision, 'outcome-nothing': 'on' });
  assert.match((await page(session, sent.to)).html, /Ask other staff to look at it/);
  const long = await page(session, sent.to, { intent: 'second', words: 'x'.repeat(1501) });
  assert.equal(long.status, 400);
  const asked = await page(session, sent.to, { intent: 'second', words: 'Read the third line.' });
  assert.equal(asked.status, 303);
  assert.match((await page(session, sent.to)).html, /They decide within seven days/);
  const opened = await page(desk, caseAddress);
  for (const part of ['A reporter asks you to look at it again', 'Read the third line.'])
    assert.ok(opened.html.includes(part), part);
  await page(desk, caseAddress, { ...decision, version: '3', 'outcome-warn': 'on', template: 'untrue' });
  assert.match((await page(session, sent.to)).html, /Other staff looked at it, and decided on/);
});

test('a guest reports a public project with a code from their mailbox', async () => {
  const owner = await member(core, { password: null });
  const slug = await publishedProject(core, owner, 'Cold rooms');
  const email = freshEmail('passer-by');
  const address = `/report/project/${slug}`;
  assert.ok((await page(null, `/projects/${slug}`)).html.includes(address));
  assert.match((await page(null, address)).html, /type="email"/);
  const back = await page(null, address, { ...filled, email: 'no address' });
  assert.equal(back.status, 400);
  assert.match(back.html, /no address/);
  const asked = await page(null, address, { ...filled, email });
  assert.match(asked.to, /^\/report\/code\//);
  assert.match((await page(null, asked.to)).html, /one-time-code/);
  const wrong = await page(null, asked.to, { intent: 'send', code: '12' });
  assert.equal(wrong.status, 400);
  const code = await mailedCode(core, email, 'report');
  const sent = await page(null, asked.to, { intent: 'send', code });
  assert.match(sent.to, /^\/report\/sent\/\w+\/\w+$/);
  const form = new FormData();
  form.append('secret', sent.to.split('/').at(-1) ?? '');
  form.append('file', new File([new Uint8Array(await photo('jpeg', 60, 40))], 'a.jpg'));
  assert.equal((await page(null, `${sent.to}?file=picture`, form)).to, sent.to);
  assert.match((await page(null, sent.to)).html, /It has 1 picture/);
  assert.equal((await page(null, sent.to.replace(/\/\w+$/, ''))).status, 404);
  for (const nothing of ['/report/project/nothing-here', '/report/thing/x', '/report/person/nobody'])
    assert.equal((await page(null, nothing)).status, 404, nothing);
});

test('an administrator in their own case reads where to turn, and nothing of the reports', async () => {
  await showToEverybody(core, admin);
  const reporter = await member(core, { password: null });
  await page(sessionOf(reporter), `/report/person/${admin.id}`, filled);
  const { rows } = await sql<{ id: string }>`select id from cases where thing_id = ${admin.id}`.execute(
    core.db,
  );
  const one = await page(desk, `/admin/cases/${rows[0]?.id}`);
  assert.match(one.html, /You take part in this case/);
  assert.match(one.html, /For complaints about us, write to/);
  assert.ok(!one.html.includes('deposit'));
  const refused = await page(desk, `/admin/cases/${rows[0]?.id}`, {
    intent: 'decide',
    version: '1',
    'outcome-nothing': 'on',
    reason: 'It was nothing.',
  });
  assert.equal(refused.status, 400);
});
