import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { recovery } from '#core/passwords/emails/recovery.ts';
import { freshEmail, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { fieldsOf, plainBrowser } from '#tests/pages/plain-browser.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';

const core = sharedCore;
const ask = await plainPages(core);

test('each form that asks for the current password says when that password is the wrong one', async () => {
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

test('the navigation marks the entry of a page: as the page itself, or as the entry it lies within', async () => {
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
  for (const within of ['/settings', '/you/profile', '/you/skills', '/birth-date', '/my/agreements'])
    assert.deepEqual(await marks(within), twice('/you true'), within);
});

test('a signed-in member keeps the layout on a page that is not there, and guests get no layout', async () => {
  const asha = await member(core);
  for (const address of ['/find/people/nobody-at-all', '/my/agreements/nobodys', '/messages/nobodys']) {
    const { status, html } = await ask(asha, address);
    assert.equal(status, 404, address);
    assert.match(html, /class="work".*<main[^>]*>.*There is nothing at this address.*Go to Today/s, address);
    assert.doesNotMatch(html, /Get Started/, address);
  }
  const { html } = await ask(null, '/projects/nobodys');
  assert.match(html, /Get Started/);
  assert.doesNotMatch(html, /class="work"/);
});

test('a form sent after the session ended leads to the log-in, which says nothing was sent, and back', async () => {
  const asha = await member(core);
  const browser = plainBrowser(ask);
  browser.kept.set('a_session_saharambh', encodeURIComponent(sessionOf(asha)));
  for (const [address, intent] of [
    ['/you/public/about', 'save'],
    ['/my/projects/new', 'begin'],
  ] as const) {
    const form = await browser.go(address);
    assert.equal(form.status, 200, address);
    await sql`update sessions set expires_at = now() where account_id = ${asha.id}`.execute(core.db);
    const sent = await browser.press(address, form.html, intent);
    assert.deepEqual([sent.status, sent.to], [303, `/login?next=${encodeURIComponent(address)}`]);
    const login = await browser.go(sent.to ?? '');
    assert.match(login.html, /Nothing was sent\. What you typed is kept for 30 minutes\./, address);
    assert.doesNotMatch((await browser.go(sent.to ?? '')).html, /Nothing was sent/, 'once');
    await sql`update sessions set expires_at = now() + interval '1 day' where account_id = ${asha.id}`.execute(
      core.db,
    );
  }
});

test('each member reads days in their own time zone, also just after another member', async () => {
  const [asha, kofi] = [await member(core), await member(core)];
  await sql`update standings set zone = case account_id when ${kofi.id} then 'Africa/Accra' else 'Asia/Kolkata' end
    where account_id in (${asha.id}, ${kofi.id})`.execute(core.db);
  await sql`update sessions set created_at = '2026-03-01T23:30:00Z' where account_id in (${asha.id}, ${kofi.id})`.execute(
    core.db,
  );
  const since = async (who: typeof asha) =>
    /since (\d+ \w+ 2026)/.exec((await ask(who, '/settings')).html)?.[1];
  for (let round = 0; round < 2; round++)
    assert.deepEqual(await Promise.all([since(kofi), since(asha)]), ['1 Mar 2026', '2 Mar 2026']);
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

test('without scripts a guest joins: a code by mail, the form with errors between, then the dashboard', async () => {
  const browser = plainBrowser(ask);
  const email = freshEmail('plain');
  const mentor = {
    role: 'Mentor',
    name: 'Plain & Simple',
    email,
    phone: '98123 45678',
    district: 'Nagpur',
    companyUrl: 'example.com',
    password: goodPassword,
    confirmPassword: goodPassword,
  };
  const start = await browser.go('/signup');
  const wrong = await browser.press('/signup', start.html, 'send-code', { ...mentor, email: 'plain@' });
  assert.equal(wrong.status, 400);
  assert.equal(fieldsOf(wrong.html, 'join').values.name, mentor.name, 'what was typed stays');
  assert.equal(firstFocused(wrong.html), 'email');

  const early = await browser.press('/signup', wrong.html, 'join', { ...mentor, agree: 'on' });
  assert.equal(early.status, 400);
  assert.match(early.html, /verify your email/i);

  const sent = await browser.press('/signup', early.html, 'send-code', mentor);
  assert.equal(sent.status, 303);
  const asked = await browser.go('/signup');
  assert.match(asked.html, /name="code"/);
  const kept = fieldsOf(asked.html, 'join').values;
  assert.deepEqual([kept.name, kept.role, kept.district], [mentor.name, mentor.role, mentor.district]);
  assert.ok(!asked.html.includes(goodPassword) && ![...browser.kept.values()].join().includes(goodPassword));

  const code = await mailedCode(core, email, 'sign-up');
  const other = code === '000000' ? '111111' : '000000';
  const refused = await browser.press('/signup', asked.html, 'use sign-up code', { code: other });
  assert.equal(refused.status, 400);
  assert.match(refused.html, /name="code"/, 'the code may be typed again');
  const proven = await browser.press('/signup', refused.html, 'use sign-up code', { code });
  assert.equal(proven.status, 303);

  const form = await browser.go('/signup');
  assert.match(form.html, /Email verified/);
  const passwords = { password: goodPassword, confirmPassword: `${goodPassword}!` };
  const differ = await browser.press('/signup', form.html, 'join', { ...passwords, agree: 'on' });
  assert.equal(differ.status, 400);
  assert.match(differ.html, /Passwords do not match/);
  assert.equal(firstFocused(differ.html), 'confirmPassword');
  assert.equal(fieldsOf(differ.html, 'join').values.agree, 'on', 'what was ticked stays');
  const same = { password: goodPassword, confirmPassword: goodPassword };
  const joined = await browser.press('/signup', differ.html, 'join', same);
  assert.deepEqual([joined.status, joined.to], [303, '/dashboard']);
  const { status, html } = await browser.go('/dashboard');
  assert.equal(status, 200);
  assert.ok(html.includes('Plain &amp; Simple'));
  const { values } = fieldsOf((await browser.go('/signup')).html, 'join');
  assert.equal(values.name, '', 'nothing of the form is left in the browser');
});

test('without scripts a profile that is not taken comes back at its first fault, with what was typed', async () => {
  const asha = await member(core);
  const { html } = await ask(asha, '/you/profile');
  const typed = {
    ...fieldsOf(html, 'save').values,
    intent: 'save',
    role: 'Mentor',
    phone: '98123 45678',
    district: '',
  };
  const refused = await ask(asha, '/you/profile', typed);
  assert.equal(refused.status, 400);
  assert.equal(firstFocused(refused.html), 'district');
  assert.equal(fieldsOf(refused.html, 'save').values.phone, typed.phone);
});

test('a first profile that agrees to replaced law is refused, and taken with the law of now', async () => {
  const asha = await member(core);
  const { values } = fieldsOf((await ask(asha, '/you/profile')).html, 'save');
  const typed = {
    ...values,
    intent: 'save',
    role: 'Mentor',
    phone: '98123 45678',
    district: 'Nagpur',
    agree: 'on',
  };
  const refused = await ask(asha, '/you/profile', { ...typed, law: '0'.repeat(32) });
  assert.equal(refused.status, 400);
  assert.match(refused.html, /have changed while you had this page open/);
  const now = fieldsOf(refused.html, 'save').values;
  assert.equal(now.law, values.law);
  assert.equal((await ask(asha, '/you/profile', { ...typed, law: now.law ?? '' })).to, '/you');
});

test('without scripts a link for a new password is asked for and used, with slips between', async () => {
  const asha = await member(core);
  const { email } = asha.account;
  const browser = plainBrowser(ask);
  const form = (await browser.go('/forgot-password')).html;
  const wrong = await browser.press('/forgot-password', form, 'send', { email: 'nobody@' });
  assert.equal(wrong.status, 400);
  const sent = await browser.press('/forgot-password', wrong.html, 'send', { email });
  const led = sent.status === 303 ? await browser.go(sent.to ?? '') : sent;
  assert.ok(
    led.html.includes(email) || led.html.includes(email.split('@')[0] ?? '-'),
    'it says where the link went',
  );

  const message = (await postedEmails(core)).find((one) => one.letter === 'recovery');
  assert.ok(message?.letter === 'recovery');
  const mailed = new URL((await recovery.prepare(core, message))?.link ?? '');
  const link = mailed.pathname + mailed.search;
  const page = (await browser.go(link)).html;
  const password = 'A#New1Kolam';
  const differ = await browser.press(link, page, 'save', { password, confirmPassword: 'A#New1Kola' });
  assert.equal(differ.status, 400);
  assert.match(differ.html, /Passwords do not match/);
  const saved = await browser.press(link, differ.html, 'save', { password, confirmPassword: password });
  assert.deepEqual([saved.status, saved.to], [303, '/reset-password']);
  const login = (await browser.go('/login')).html;
  const old = await browser.press('/login', login, 'log-in', { email, password: goodPassword });
  assert.equal(old.status, 400);
  const entered = await browser.press('/login', old.html, 'log-in', { email, password });
  assert.deepEqual([entered.status, entered.to], [303, '/dashboard']);
});

test('an address without an account gets the same page as any other that asks for a new password', async () => {
  const { email: known } = (await member(core)).account;
  const shown = async (email: string) => {
    const browser = plainBrowser(ask);
    const form = (await browser.go('/forgot-password')).html;
    const sent = await browser.press('/forgot-password', form, 'send', { email });
    const { status, html } = await browser.go(sent.to ?? '');
    const [, text = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    const [local = ''] = email.split('@');
    return [sent.status, sent.to, status, text.replaceAll(local, 'local-part')];
  };
  const [ofKnown, ofUnknown] = [await shown(known), await shown(freshEmail('without-account'))];
  assert.match(String(ofUnknown[3]), /Check your email/);
  assert.deepEqual(ofUnknown, ofKnown);
});

test('five wrong guesses void a code, and the sign-up page refuses each as it does a wrong one', async () => {
  const browser = plainBrowser(ask);
  const email = freshEmail('guesses');
  const fields = {
    role: 'Mentor',
    name: 'Asha',
    email,
    password: goodPassword,
    confirmPassword: goodPassword,
  };
  await browser.press('/signup', (await browser.go('/signup')).html, 'send-code', fields);
  const code = await mailedCode(core, email, 'sign-up');
  const guesses = [1, 2, 3, 4, 5].map((one) => String((Number(code) + one) % 1_000_000).padStart(6, '0'));
  for (const guess of [...guesses, code]) {
    const { html } = await browser.go('/signup');
    const answer = await browser.press('/signup', html, 'use sign-up code', { code: guess });
    assert.equal(answer.status, 400, guess === code ? 'the code itself' : 'a guess');
    assert.match(answer.html, /Invalid OTP: /);
  }
});

/** The field in which a browser without scripts puts the focus. */
function firstFocused(html: string): string | undefined {
  const [tag = ''] = /<\w+ [^>]*autofocus=""[^>]*>/.exec(html) ?? [];
  return /name="(\w+)"/.exec(tag)?.[1];
}
