import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import { administrator, freshEmail, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const officer = { name: 'Meera Joshi', email: 'complaints@saharambh.example', address: '12 Sample Road' };
const first = await administrator(await freshCore());
const made = await administrator(first.core, 'second');
const core = { ...made.core, grievanceOfficer: officer };
await keepBeating(core);
const [desk, second] = [sessionOf(first.admin), sessionOf(made.admin)];
const ask = await plainPages(core);
/** A page for the holder of this session. */
const page = async (session: string | null, address: string, form?: Record<string, string>) => {
  const cookie = session ? `a_session_saharambh=${encodeURIComponent(session)}` : undefined;
  const { to, ...answer } = await ask(null, address, form, cookie ? { cookie } : {});
  return { ...answer, to: to ?? '' };
};
const words = 'My college is wrong <here>: it is VNIT Nagpur.';
const number = /R-[2-9A-HJ-NP-Z]{8}/;
const idIn = (address: string) => address.split('/')[3] ?? '';

test('a member asks by plain forms, two administrators answer in turn, and the page says each step', async () => {
  const session = sessionOf(await member(core, { password: null }));
  assert.match((await page(session, '/rights')).html, /You have sent no request yet/);
  const wrong = [{ kind: '' }, { words: 'short' }, { words: 'x'.repeat(3001) }];
  for (const one of wrong) {
    const back = await page(session, '/rights/ask', { intent: 'ask', kind: 'correct', words, ...one });
    assert.equal(back.status, 400);
    if (!('words' in one)) assert.match(back.html, /wrong &lt;here&gt;/);
  }
  const { to } = await page(session, '/rights/ask', { intent: 'ask', kind: 'correct', words });
  assert.match(to, /^\/rights\/requests\/\w+$/);
  const own = await page(session, to);
  assert.match(own.html, number);
  assert.match(own.html, /the Data Protection Board of India/);
  const stranger = sessionOf(await member(core, { password: null }));
  for (const who of [stranger, desk]) assert.equal((await page(who, to)).status, 404);

  const atDesk = `/admin/rights/${idIn(to)}`;
  assert.match((await page(desk, '/admin/rights')).html, new RegExp(atDesk));
  assert.equal((await page(session, atDesk)).status, 404);
  assert.equal((await page(desk, atDesk, { intent: 'take' })).status, 303);
  assert.match((await page(session, to)).html, /In work/);
  const answer = {
    intent: 'answer',
    version: '2',
    outcome: 'refused',
    reason: 'law',
    answer: 'A law says so.',
  };
  for (const one of [{ outcome: '' }, { reason: '' }, { answer: '' }])
    assert.equal((await page(desk, atDesk, { ...answer, ...one })).status, 400);
  assert.equal((await page(desk, atDesk, answer)).status, 303);
  const late = await page(second, atDesk, { ...answer, answer: 'Typed too late.' });
  assert.match(late.html, /Typed too late\./);
  assert.match((await page(session, to)).html, /The law says that we must keep it/);

  assert.equal((await page(session, to, { intent: 'contest', words: 'No' })).status, 400);
  assert.equal((await page(session, to, { intent: 'contest', words: 'No law says this.' })).status, 303);
  assert.match((await page(session, to)).html, /Other staff answer now/);
  assert.match((await page(desk, atDesk)).html, /You gave the first answer/);
  assert.equal((await page(desk, atDesk, { ...answer, version: '4' })).status, 400);
  const final = { ...answer, version: '4', outcome: 'done', reason: '', answer: 'It is corrected.' };
  assert.equal((await page(second, atDesk, final)).status, 303);
  const read = (await page(session, to)).html;
  for (const part of ['Our final answer', 'It is corrected.', 'Answered, final'])
    assert.ok(read.includes(part), part);
  assert.match((await page(desk, '/admin/rights?list=answered')).html, new RegExp(atDesk));
  assert.match((await page(session, '/rights/held')).html, /Staff for requests about data,/);
});

test('a late request says so to its member and stands first at the desk', async () => {
  const session = sessionOf(await member(core, { password: null }));
  await page(session, '/rights/ask', { intent: 'ask', kind: 'see', words: 'Which data do you hold?' });
  const { to } = await page(session, '/rights/ask', { intent: 'ask', kind: 'erase', words });
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${idIn(to)}`.execute(
    core.db,
  );
  for (const address of ['/rights', to])
    assert.match((await page(session, address)).html, /We are late\. Due: /);
  const { html } = await page(desk, '/admin/rights');
  assert.match(html, /1 request is late/);
  assert.equal(/\/admin\/rights\/(\w+)/.exec(html.slice(html.indexOf('is late')))?.[1], idIn(to));
});

test('the pages open in every standing, and a suspended member finds them', async () => {
  for (const standing of Object.values(standings)) {
    const who = await member(core, { password: null });
    await setStanding(core, who.id, standing);
    const session = sessionOf(who);
    for (const address of ['/rights', '/rights/held', '/rights/ask', '/complain'])
      assert.equal((await page(session, address)).status, 200, `${address} ${JSON.stringify(standing)}`);
    const complaint = { intent: 'complain', kind: 'complaint', words };
    const { to } = await page(session, '/complain', complaint);
    assert.match((await page(session, to)).html, number);
  }
  const suspended = await member(core, { password: null });
  await setStanding(core, suspended.id, standings.suspended);
  assert.match((await page(sessionOf(suspended), '/suspended')).html, /href="\/rights"/);
});

test('without an account a code sends a request; an account’s address reads “Sign in” alone', async () => {
  const email = freshEmail('guest');
  const form = { intent: 'ask', kind: 'erase', words, email };
  assert.equal((await page(null, '/rights/without-account', { ...form, email: 'none' })).status, 400);
  const begun = await page(null, '/rights/without-account', form);
  assert.match(begun.to, /^\/rights\/without-account\/code\//);
  assert.equal((await page(null, begun.to, { intent: 'send', code: '12' })).status, 400);
  const code = await mailedCode(core, email, 'report');
  const sent = await page(null, begun.to, { intent: 'send', code });
  assert.match((await page(null, sent.to)).html, number);
  assert.equal((await page(null, `${sent.to}x`)).status, 404);

  const { account } = await member(core, { password: null });
  const known = await page(null, '/rights/without-account', { ...form, email: account.email });
  assert.match(known.to, /^\/rights\/without-account\/code\//);
  const own = await mailedCode(core, account.email, 'report');
  const answer = await page(null, known.to, { intent: 'send', code: own });
  assert.match(answer.html, /<h1[^>]*><a[^>]*href="\/login"[^>]*>Sign in<\/a>/);
  assert.doesNotMatch(answer.html, number);

  const complaint = await page(null, '/complain', { intent: 'complain', kind: 'content', words, email });
  const other = await mailedCode(core, email, 'report');
  const complained = await page(null, complaint.to, { intent: 'send', code: other });
  assert.match((await page(null, complained.to)).html, /Complaint about content/);
});

test('the officer of the settings stands where people complain and read, and /privacy leads to the pages', async () => {
  for (const address of ['/complain', '/privacy', '/notice']) {
    const { html } = await page(null, address);
    for (const part of Object.values(officer)) assert.ok(html.includes(part), `${part} in ${address}`);
  }
  const { html } = await page(null, '/privacy');
  const ofRights = html.slice(html.indexOf('id="your-rights"'), html.indexOf('id="young-people"'));
  for (const link of ['/rights', '/rights/without-account', '/complain'])
    assert.ok(ofRights.includes(`href="${link}"`), link);
});
