import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { newCookieSecret } from '#core/ground/secrets.ts';
import { logIn } from '#core/sessions/log-in.ts';
import type { SignUpForm } from '#rules/sign-up/check-form.ts';
import {
  bornYearsAgo,
  device,
  founderForm,
  freshEmail,
  goodPassword,
  mailedCode,
  member,
  provenAddress,
  studentForm,
} from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { enterWithCode } from './enter-with-code.ts';
import { sendCode } from './send-code.ts';
import { type SignUp, signUp } from './sign-up.ts';
import { verifyCode } from './verify-code.ts';

const core = await freshCore();

const request = (form: SignUpForm, browser: string | null, key = 'k1'): SignUp => ({
  browser,
  form,
  idempotencyKey: key,
  device,
  language: 'en',
  previous: null,
});
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

async function rowsOf(email: string) {
  const count = async (table: 'accounts' | 'profiles' | 'email_proofs') =>
    (await core.db.selectFrom(table).select('id').where('email', '=', email).execute()).length;
  return { accounts: await count('accounts'), profiles: await count('profiles') };
}

test('a proven address becomes account, profile, consents and session at once', async () => {
  const { email, browser, userId } = await provenAddress(core);
  const opened = await signUp(
    core,
    request(studentForm(email, { marketing: true, companyUrl: 'x.org' }), browser),
  );
  assert.equal(opened.account.id, userId);
  assert.equal(opened.account.email_verified_at instanceof Date, true);
  const profile = await core.db
    .selectFrom('profiles')
    .selectAll()
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  assert.equal(profile.email, email);
  assert.equal(profile.college, 'VNIT Nagpur');
  assert.equal(profile.company_url, null);
  const consents = await core.db
    .selectFrom('consents')
    .select(['document', 'given', 'version', 'language'])
    .where('account_id', '=', userId)
    .execute();
  assert.deepEqual(
    consents.map((row) => [row.document, row.given]),
    [
      ['terms', true],
      ['privacy', true],
      ['marketing', true],
    ],
  );
  const stored = JSON.stringify([profile, opened.account]);
  assert.ok(!stored.includes(goodPassword));
  assert.match(opened.account.password_hash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a code that is sent twice proves its address once, and only in this browser', async () => {
  const [email, browser] = [freshEmail(), newCookieSecret()];
  const { userId } = await sendCode(core, { purpose: 'sign-up', email, browser, device });
  const secret = await mailedCode(core, email, 'sign-up');
  const first = await verifyCode(core, { userId, secret, browser, device });
  assert.deepEqual(await verifyCode(core, { userId, secret, browser, device }), first);
  await assert.rejects(
    verifyCode(core, { userId, secret, browser: newCookieSecret(), device }),
    refused('user_invalid_token'),
  );
  const proofs = await core.db.selectFrom('email_proofs').select('id').where('email', '=', email).execute();
  assert.equal(proofs.length, 1);
});

test('the browser’s earlier session ends once another is open, and a refusal leaves it', async () => {
  const [before, next] = [await member(core), await member(core)];
  const isOpen = async () =>
    (await core.db.selectFrom('sessions').select('id').where('id', '=', before.sessionId).execute())
      .length === 1;
  const { email } = next.account;
  const enter = (password: string) => logIn(core, { email, password, device, previous: before });
  await assert.rejects(enter('Not#The1Password'), refused('user_invalid_credentials'));
  const browser = newCookieSecret();
  const { userId } = await sendCode(core, { purpose: 'log-in', email, browser, device });
  const code = await mailedCode(core, email);
  const wrong = code === '000000' ? '111111' : '000000';
  const enterByCode = (secret: string, previous: Member) =>
    enterWithCode(core, { userId, secret, browser, device, previous });
  await assert.rejects(enterByCode(wrong, before), refused('user_invalid_token'));
  assert.ok(await isOpen(), 'nothing has come in its place');
  const opened = await enter(goodPassword);
  assert.ok(!(await isOpen()));
  const entrance = await enterByCode(code, { ...next, sessionId: opened.session.id });
  assert.ok('opened' in entrance);
  const { account_id: owner, id } = entrance.opened.session;
  assert.deepEqual([owner, await sessionsBut(next, id)], [next.id, [next.sessionId]]);
});

async function sessionsBut({ id: accountId }: Member, sessionId: string): Promise<string[]> {
  const rows = await core.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '<>', sessionId)
    .execute();
  return rows.map(({ id }) => id);
}

test('without a proof, or with one of another address, the address counts as unverified', async () => {
  const { browser } = await provenAddress(core);
  const email = freshEmail();
  for (const carried of [null, 'no such browser', browser]) {
    await assert.rejects(
      signUp(core, request(founderForm(email), carried)),
      refused('sign_up_email_unverified'),
    );
  }
  assert.deepEqual(await rowsOf(email), { accounts: 0, profiles: 0 });
});

test('ten at once for one address give one account and nine clear refusals', async () => {
  const { email, browser } = await provenAddress(core);
  const tries = Array.from({ length: 10 }, (_, at) =>
    signUp(core, request(founderForm(email), browser, `k${at}`)),
  );
  const results = await Promise.allSettled(tries);
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 1);
  for (const result of results) {
    if (result.status === 'rejected')
      assert.ok(refused('user_already_exists')(result.reason), String(result.reason));
  }
  assert.deepEqual(await rowsOf(email), { accounts: 1, profiles: 1 });
});

test('a double click, and a retry after a lost answer, lead to the one account', async () => {
  const { email, browser } = await provenAddress(core);
  const twice = request(founderForm(email), browser, 'same form');
  const [first, second] = await Promise.all([signUp(core, twice), signUp(core, twice)]);
  assert.equal(first.account.id, second.account.id);
  const third = await signUp(core, twice);
  assert.equal(third.account.id, first.account.id);
  assert.deepEqual(await rowsOf(email), { accounts: 1, profiles: 1 });
  const otherPassword = { password: 'Another#42', confirmPassword: 'Another#42' };
  await assert.rejects(
    signUp(core, request(founderForm(email, otherPassword), browser, 'same form')),
    refused('user_already_exists'),
  );
  await assert.rejects(
    signUp(core, request(founderForm(email, { name: 'Another Name' }), browser, 'same form')),
    refused('user_already_exists'),
    'what was changed in the form is not lost without a word',
  );
});

test('an address whose account was proven before is a conflict', async () => {
  const { account } = await member(core);
  const { browser } = await provenAddress(core, account.email);
  await assert.rejects(
    signUp(core, request(studentForm(account.email), browser)),
    refused('user_already_exists'),
  );
});

test('an account with an unproven address loses it to the person who proves it', async () => {
  const squatter = await member(core, { verified: false, password: 'Squatter#1' });
  const { email } = squatter.account;
  const { browser } = await provenAddress(core, email);
  const opened = await signUp(core, request(studentForm(email), browser));
  assert.notEqual(opened.account.id, squatter.id);
  await assert.rejects(
    logIn(core, { email, password: 'Squatter#1', device }),
    refused('user_invalid_credentials'),
  );
  const sessions = await core.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', squatter.sessionId)
    .execute();
  assert.equal(sessions.length, 0);
});

test('an upload of another member, or none, is not taken over', async () => {
  const { email, browser } = await provenAddress(core);
  await assert.rejects(
    signUp(core, request(studentForm(email, { fileId: 'not-mine' }), browser)),
    refused('storage_file_not_found'),
  );
  assert.deepEqual(await rowsOf(email), { accounts: 0, profiles: 0 });
});

test('the browser’s earlier session ends with the sign-up', async () => {
  const before = await member(core);
  const { email, browser } = await provenAddress(core);
  await signUp(core, { ...request(founderForm(email), browser), previous: before });
  const left = await core.db.selectFrom('sessions').select('id').where('id', '=', before.sessionId).execute();
  assert.equal(left.length, 0);
});

test('a sign-up under 18 stores only what is needed to ask a guardian, whatever is sent', async () => {
  for (const role of ['Student', 'Mentor', '']) {
    const { email, browser, userId } = await provenAddress(core);
    await core.db
      .insertInto('files')
      .values({ id: userId, bucket: 'resumes', owner_id: userId, name: 'cv.pdf', size: 10 })
      .execute();
    const form = studentForm(email, {
      dob: bornYearsAgo(15),
      role,
      marketing: true,
      fileId: userId,
      companyUrl: 'example.com',
      guardianEmail: 'Meera@Example.org',
    });
    const { account } = await signUp(core, request(form, browser));
    assert.deepEqual(
      { name: account.name, email: account.email, phone: account.phone, prefs: account.prefs },
      { name: 'Asha Kulkarni', email, phone: '', prefs: {} },
    );
    assert.notEqual(account.restricted_at, null);
    const of = async (table: 'profiles' | 'files' | 'avatars' | 'consents' | 'guardians' | 'standings') => {
      const column = table === 'profiles' || table === 'files' ? 'owner_id' : 'account_id';
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(core.db);
      return rows;
    };
    for (const table of ['profiles', 'files', 'avatars'] as const)
      assert.deepEqual(await of(table), [], table);
    assert.deepEqual(
      (await of('consents')).map(({ document }) => document),
      ['terms', 'privacy'],
    );
    const [guardian] = await of('guardians');
    assert.deepEqual([guardian?.email, guardian?.name], ['meera@example.org', '']);
    const [standing] = await of('standings');
    assert.deepEqual([standing?.role, standing?.zone, standing?.guardian_agreed_at], [null, 'UTC', null]);
    const emails = (await postedEmails(core)).filter((one) => 'accountId' in one && one.accountId === userId);
    assert.deepEqual(emails, []);
  }
});

test('a child born on 29 February comes of age on 1 March, and their mailbox cannot be the guardian’s', async () => {
  const { email, browser } = await provenAddress(core);
  const leapYear = new Date().getUTCFullYear() - (new Date().getUTCFullYear() % 4) - 8;
  const form = (guardianEmail: string) => studentForm(email, { dob: `${leapYear}-02-29`, guardianEmail });
  const own = email.replace('@', '+mother@').toUpperCase();
  await assert.rejects(signUp(core, request(form(own), browser)), refused('sign_up_guardian_own'));
  const { account } = await signUp(core, request(form('meera@example.org'), browser));
  const { rows } = await sql<{ on: string }>`
    select to_char(adult_at at time zone zone, 'MM-DD') as on from standings where account_id = ${account.id}`.execute(
    core.db,
  );
  assert.equal(rows[0]?.on, '03-01');
});

test('an account keeps the language of the page, and so does the question to a guardian', async () => {
  const { email, browser } = await provenAddress(core);
  const form = studentForm(email, { dob: bornYearsAgo(15), guardianEmail: 'meera@example.org' });
  const { account } = await signUp(core, {
    ...request(form, browser),
    device: { ...device, language: 'mr' },
  });
  assert.equal(account.interface_language, 'mr');
  assert.equal(await guardianLanguageOf(account.id), 'mr');
});

test('a guardian is asked in the language chosen on the form, if it is offered', async () => {
  const offering = { ...core, languages: ['en', 'hi', 'mr'] as const };
  for (const [guardianLanguage, asked] of [
    ['hi', 'hi'],
    ['xx', 'mr'],
  ] as const) {
    const { email, browser } = await provenAddress(core);
    const young = { dob: bornYearsAgo(15), guardianEmail: 'meera@example.org', guardianLanguage };
    const sent = { ...request(studentForm(email, young), browser), device: { ...device, language: 'mr' } };
    const { account } = await signUp(offering, sent);
    assert.deepEqual([account.interface_language, await guardianLanguageOf(account.id)], ['mr', asked]);
  }
});

async function guardianLanguageOf(accountId: string): Promise<string | null> {
  const { language } = await core.db
    .selectFrom('guardians')
    .select('language')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return language;
}
