import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { codeOf } from '#core/ground/secrets.ts';
import { suspendAccount } from '#core/supervision/suspend-account.ts';
import {
  administrator,
  founderForm,
  freshEmail,
  goodPassword,
  mailedCode,
  member,
  provenAddress,
} from '#tests/ground/builders.ts';
import { fieldsOf, plainBrowser } from '#tests/pages/plain-browser.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';

const { core, admin } = await administrator(sharedCore);
const ask = await plainPages(core);
const sessionCookie = 'a_session_saharambh';
const proofCookie = '__Host-a_proof_saharambh';

type Person = Awaited<ReturnType<typeof member>>;

function browserOf(who?: Person) {
  const browser = plainBrowser(ask);
  if (who) browser.kept.set(sessionCookie, encodeURIComponent(sessionOf(who)));
  return browser;
}

async function sessionsOf({ id }: Person): Promise<string[]> {
  const rows = await core.db.selectFrom('sessions').select('id').where('account_id', '=', id).execute();
  return rows.map((row) => row.id);
}

test('a wrong password or code leaves the member signed in; a right one replaces their session', async () => {
  for (const address of ['/login', '/signin']) {
    const [asha, ravi] = [await member(core), await member(core, { name: 'Ravi Rao' })];
    const { email } = ravi.account;
    const browser = browserOf(asha);
    const stays = async (why: string) => {
      assert.deepEqual(await sessionsOf(asha), [asha.sessionId], `${address}: ${why}`);
      assert.equal((await browser.go('/dashboard')).status, 200, `${address}: ${why}`);
    };
    const form = await browser.go(address);
    const wrong = await browser.press(address, form.html, 'log-in', { email, password: 'Not#The1Password' });
    assert.equal(wrong.status, 400);
    await stays('a wrong password');
    assert.equal((await browser.press(address, form.html, 'send-code', { email })).status, 303);
    const asked = await browser.go(address);
    const code = await mailedCode(core, email);
    const other = code === '000000' ? '111111' : '000000';
    const refused = await browser.press(address, asked.html, 'use log-in code', { code: other });
    assert.equal(refused.status, 400);
    await stays('a wrong code');
    const right =
      address === '/login'
        ? await browser.press(address, form.html, 'log-in', { email, password: goodPassword })
        : await browser.press(address, refused.html, 'use log-in code', { code });
    assert.deepEqual([right.status, right.to], [303, '/dashboard']);
    assert.deepEqual(await sessionsOf(asha), [], 'their session has ended');
    assert.match((await browser.go('/dashboard')).html, /Ravi/);
  }
});

test('a suspended member stays signed in until another account logs in, and can log in over another', async () => {
  const [asha, ravi] = [await member(core), await member(core)];
  await suspendAccount(core, admin, { accountId: asha.id, reason: 'Wrote to members for money.' });
  const browser = browserOf(ravi);
  const enter = async ({ account: { email } }: Person, password: string) =>
    browser.press('/login', (await browser.go('/login')).html, 'log-in', { email, password });
  assert.equal((await enter(asha, 'Not#The1Password')).status, 400);
  assert.deepEqual(await sessionsOf(ravi), [ravi.sessionId]);
  assert.equal((await enter(asha, goodPassword)).to, '/suspended');
  assert.deepEqual(await sessionsOf(ravi), []);
  assert.equal((await enter(ravi, 'Not#The1Password')).status, 400);
  assert.equal((await browser.go('/suspended')).status, 200);
  assert.equal((await enter(ravi, goodPassword)).to, '/dashboard');
  assert.deepEqual(await sessionsOf(asha), []);
});

test('a sign-up that is refused leaves the member signed in, and one that is taken does not', async () => {
  const asha = await member(core);
  const { email, browser: proof } = await provenAddress(core, freshEmail('next'));
  const browser = browserOf(asha);
  browser.kept.set(proofCookie, proof);
  const { name, password } = founderForm(email);
  const typed = { email, name, role: 'Mentor', phone: '98123 45678', district: 'Nagpur' };
  const passwords = { password, confirmPassword: password, agree: 'on' };
  const form = await browser.go('/signup');
  const strange = { ...typed, ...passwords, email: freshEmail('unproven') };
  const unproven = await browser.press('/signup', form.html, 'join', strange);
  assert.equal(unproven.status, 400);
  assert.match(unproven.html, /verify your email/i);
  assert.deepEqual(await sessionsOf(asha), [asha.sessionId]);
  const joined = await browser.press('/signup', form.html, 'join', { ...typed, ...passwords });
  assert.deepEqual([joined.status, joined.to], [303, '/dashboard']);
  assert.deepEqual(await sessionsOf(asha), []);
});

test('a second sign-up tells of a wrong password and how to replace it, or signs in with the right one', async () => {
  const { email } = (await member(core)).account;
  const browser = browserOf();
  browser.kept.set(proofCookie, (await provenAddress(core, email)).browser);
  const typed = { email, name: 'Twice Here', role: 'Investor', phone: '98123 45678', district: 'Nagpur' };
  const join = async (password: string) => {
    const passwords = { password, confirmPassword: password, agree: 'on' };
    return browser.press('/signup', (await browser.go('/signup')).html, 'join', { ...typed, ...passwords });
  };
  const wrong = await join('Not#The1Password');
  assert.equal(wrong.status, 400);
  assert.match(
    wrong.html,
    /User already exists but password is incorrect\. Please try logging in or reset your password\..*href="\/forgot-password/s,
  );
  assert.equal((await join(goodPassword)).to, '/dashboard');
  assert.match((await browser.go('/dashboard')).html, /You already have an account with this email/);
});

test('a sign-up whose answer was lost is answered once more with the same account', async () => {
  const { email, browser: proof } = await provenAddress(core, freshEmail('lost'));
  const browser = browserOf();
  browser.kept.set(proofCookie, proof);
  const { html } = await browser.go('/signup');
  const typed = { email, name: 'Lost Answer', role: 'Mentor', phone: '98123 45678', district: 'Nagpur' };
  const passwords = { password: goodPassword, confirmPassword: goodPassword, agree: 'on' };
  const join = () => browser.press('/signup', html, 'join', { ...typed, ...passwords });
  assert.equal((await join()).to, '/dashboard');
  // The answer, and the session in it, never came.
  browser.kept.delete(sessionCookie);
  assert.deepEqual((await join()).to, '/dashboard');
  assert.match((await browser.go('/dashboard')).html, /Lost Answer/);
  // It came half, so that the session is there.
  assert.deepEqual((await join()).to, '/dashboard');
  const { rows } = await sql<{ accounts: number }>`
    select count(*)::int as accounts from accounts where email = ${email}`.execute(core.db);
  assert.deepEqual(rows, [{ accounts: 1 }]);
});

test('a code for a sign-up whose answer was lost can be sent again', async () => {
  const email = freshEmail('code');
  const browser = browserOf();
  const form = await browser.go('/signup');
  await browser.press('/signup', form.html, 'send-code', { email });
  const { html } = await browser.go('/signup');
  const code = await mailedCode(core, email, 'sign-up');
  for (let times = 0; times < 2; times++)
    assert.equal((await browser.press('/signup', html, 'use sign-up code', { code })).status, 303);
  assert.match((await browser.go('/signup')).html, /Email verified/);
});

test('a code for a new address whose answer was lost can be sent again, and a wrong one cannot', async () => {
  const asha = await member(core);
  const newEmail = freshEmail('moved');
  const browser = browserOf(asha);
  const typed = { newEmail, password: goodPassword };
  await browser.press('/settings', (await browser.go('/settings')).html, 'send-email-code', typed);
  const { html } = await browser.go('/settings');
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', newEmail)
    .executeTakeFirstOrThrow();
  const code = codeOf(core.key, id);
  const wrong = code === '000000' ? '111111' : '000000';
  assert.equal(
    (await browser.press('/settings', html, 'use email-change code', { code: wrong })).status,
    400,
  );
  for (let times = 0; times < 2; times++)
    assert.equal((await browser.press('/settings', html, 'use email-change code', { code })).status, 303);
});

test('a file that was chosen and did not come along is named, and no account begins without a word', async () => {
  const { email, browser: proof } = await provenAddress(core, freshEmail('file'));
  const browser = browserOf();
  browser.kept.set(proofCookie, proof);
  const { html } = await browser.go('/signup');
  const typed = {
    email,
    name: 'Early File',
    role: 'Mentor',
    phone: '98123 45678',
    district: 'Nagpur',
    password: goodPassword,
    confirmPassword: goodPassword,
    agree: 'on',
  };
  // Browsers send this for a file field when the form leaves before the scripts are there.
  const fields = { ...fieldsOf(html, 'join').values, ...typed, intent: 'join', portfolio: 'cv.pdf' };
  const refused = await browser.go('/signup', fields);
  assert.equal(refused.status, 400);
  assert.match(refused.html, /We did not get the file that you chose/);
  const joined = await browser.press('/signup', refused.html, 'join', typed);
  assert.equal(joined.to, '/dashboard');
  const profile = await browser.go('/you/profile');
  const saved = { ...fieldsOf(profile.html, 'save').values, intent: 'save', portfolio: 'cv.pdf' };
  const unsaved = await browser.go('/you/profile', saved);
  assert.equal(unsaved.status, 400);
  assert.match(unsaved.html, /We did not get the file that you chose/);
});

test('five lines above the first field say which data is asked for and why, wherever an account begins', async () => {
  const browser = plainBrowser(ask);
  const bare = await member(core);
  for (const [who, address] of [
    [null, '/signup'],
    [bare, '/you/profile'],
  ] as const) {
    const { html } = who ? await ask(who, address) : await browser.go(address);
    const from = html.indexOf('What we ask for, and why');
    const first = html.indexOf('name="role"');
    assert.ok(from > 0 && from < first, address);
    const said = html.slice(from, first);
    assert.equal(said.match(/<li>/g)?.length, 5, address);
    for (const what of [
      'Name',
      'email',
      'password',
      'Role',
      'phone number',
      'Date of birth',
      'file',
      'Under 18',
    ])
      assert.ok(said.includes(what), `${address}: ${what}`);
    assert.match(said, /href="\/notice"/, address);
  }
});
