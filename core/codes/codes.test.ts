import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { device, freshEmail, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { confirmEmailChange } from '../addresses/confirm-email-change.ts';
import { requestEmailChange } from '../addresses/request-email-change.ts';
import type { Device } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { codeOf, hashOf, newCookieSecret } from '../ground/secrets.ts';
import { beginLeaving } from '../leaving/begin-leaving.ts';
import { requestLeavingCode } from '../leaving/request-leaving-code.ts';
import { logIn } from '../sessions/log-in.ts';
import { logInWithCode } from '../sessions/log-in-with-code.ts';
import { enterWithCode } from '../sign-ups/enter-with-code.ts';
import { type PagePurpose, type SentCode, sendCode } from '../sign-ups/send-code.ts';
import { verifyCode } from '../sign-ups/verify-code.ts';
import { requestCode } from './request-code.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** Simulates a minute, after which the same browser may request another code. */
const aMinutePasses = (email: string) =>
  core.db
    .updateTable('codes')
    .set((row) => ({ created_at: row.fn<Date>('to_timestamp', [row.val(Date.now() / 1000 - 61)]) }))
    .where('email', '=', email)
    .execute();

async function ask(
  purpose: PagePurpose,
  email: string,
  browser: string,
): Promise<SentCode & { code: string }> {
  await core.db.deleteFrom('rate_limits').execute();
  const sent = await sendCode(core, { purpose, email, browser, device });
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...sent, code: codeOf(core.key, id) };
}

const enter = (userId: string, secret: string, browser: string) =>
  enterWithCode(core, { userId, secret, browser, device });

test('a code of our pages belongs to the browser that requested it', async () => {
  const { account } = await member(core);
  const [mine, theirs] = [newCookieSecret(), newCookieSecret()];
  const { userId, code } = await ask('log-in', account.email, mine);
  await assert.rejects(enter(userId, code, theirs), refused('user_invalid_token'));
  await assert.rejects(enter(userId, code, ''), refused('user_invalid_token'));
  await assert.rejects(logInWithCode(core, { userId, secret: code, device }), refused('user_invalid_token'));
  const entrance = await enter(userId, code, mine);
  assert.ok('opened' in entrance && entrance.opened.account.id === account.id);
});

test('other browsers’ requests and guesses neither void a code nor use up its guesses', async () => {
  const { account } = await member(core);
  const mine = newCookieSecret();
  const { userId, code } = await ask('log-in', account.email, mine);
  for (let at = 0; at < 4; at++) {
    const theirs = newCookieSecret();
    const other = await ask('log-in', account.email, theirs);
    for (let guess = 0; guess < 6; guess++)
      await assert.rejects(enter(other.userId, wrongFor(other.code), theirs));
  }
  assert.ok('opened' in (await enter(userId, code, mine)));
});

test('a browser’s two newest codes are valid, with five guesses over both', async () => {
  const { account } = await member(core);
  const mine = newCookieSecret();
  const codes = [];
  for (let at = 0; at < 3; at++) {
    await aMinutePasses(account.email);
    codes.push(await ask('log-in', account.email, mine));
  }
  const [first, second, third] = codes;
  assert.ok(first && second && third);
  const isAmbiguous = new Set(codes.map(({ code }) => code)).size < 3;
  if (!isAmbiguous)
    await assert.rejects(enter(first.userId, first.code, mine), refused('user_invalid_token'));
  for (let guess = 2; guess < 5; guess++)
    await assert.rejects(enter(third.userId, wrongFor(third.code), mine), refused('user_invalid_token'));
  await assert.rejects(enter(third.userId, wrongFor(third.code), mine), refused('sign_up_code_void'));
  for (const { userId, code } of [second, third])
    await assert.rejects(enter(userId, code, mine), refused('sign_up_code_void'));

  const other = await member(core);
  const older = await ask('log-in', other.account.email, mine);
  await aMinutePasses(other.account.email);
  await ask('log-in', other.account.email, mine);
  assert.ok('opened' in (await enter(older.userId, older.code, mine)));
});

test('a code is valid for one purpose, one account and one address', async () => {
  const browser = newCookieSecret();
  const asha = await member(core);
  const { email } = asha.account;
  const toSignUp = await ask('sign-up', email, browser);
  await assert.rejects(enter(toSignUp.userId, toSignUp.code, browser), refused('user_invalid_token'));
  const toLogIn = await ask('log-in', email, browser);
  await assert.rejects(
    verifyCode(core, { userId: toLogIn.userId, secret: toLogIn.code, browser, device }),
    refused('user_invalid_token'),
  );
  await requestLeavingCode(core, asha);
  const toLeave = await mailedCode(core, email, 'leave');
  await assert.rejects(enter(toLogIn.userId, toLeave, browser));
  await assert.rejects(logInWithCode(core, { userId: asha.id, secret: toLeave, device }));
  await requestEmailChange(core, asha, { email: freshEmail(), password: goodPassword });
  await assert.rejects(confirmEmailChange(core, asha, toLeave), refused('user_invalid_token'));
  await assert.rejects(beginLeaving(core, asha, { password: '', code: toLogIn.code }));

  const other = await member(core);
  const theirs = await ask('log-in', other.account.email, browser);
  await assert.rejects(enter(theirs.userId, toLogIn.code, browser), refused('user_invalid_token'));

  const elsewhere = { ...asha, sessionId: other.sessionId };
  await assert.rejects(beginLeaving(core, elsewhere, { password: '', code: toLeave }));
});

test('a code requested by one session is not redeemed in another session of the same account', async () => {
  const asha = await member(core);
  const { email } = asha.account;
  const { session, secret } = await logIn(core, { email, password: goodPassword, device });
  const thief = { ...asha, sessionId: session.id, secretHash: hashOf(secret).toString('base64') };
  await requestLeavingCode(core, asha);
  const toLeave = await mailedCode(core, asha.account.email, 'leave');
  const wanted = freshEmail();
  await requestEmailChange(core, asha, { email: wanted, password: goodPassword });
  const toChange = await mailedCode(core, wanted, 'change-address');
  for (let at = 0; at < 6; at++) {
    await assert.rejects(
      beginLeaving(core, thief, { password: '', code: toLeave }),
      refused('user_invalid_token'),
    );
    await assert.rejects(confirmEmailChange(core, thief, toChange), refused('user_invalid_token'));
  }
  assert.equal((await confirmEmailChange(core, asha, toChange)).email, wanted);
});

test('a code is used once, also by many simultaneous forms, and with or without an account', async () => {
  for (const email of [(await member(core)).account.email, freshEmail()]) {
    const browser = newCookieSecret();
    const { userId, code } = await ask('log-in', email, browser);
    const tries = await Promise.allSettled(Array.from({ length: 25 }, () => enter(userId, code, browser)));
    // The same form is answered five more times: its answer may have been lost.
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 6);
    const used = sql<{
      count: number;
    }>`select count(*)::int as count from events join codes on codes.id = events.subject->>'codeId'
      where name = 'codes.used' and codes.email = ${email}`;
    assert.equal((await used.execute(core.db)).rows[0]?.count, 1);
  }
});

test('of a hundred simultaneous wrong guesses five are checked', async () => {
  for (const email of [(await member(core)).account.email, freshEmail()]) {
    const browser = newCookieSecret();
    const { userId, code } = await ask('log-in', email, browser);
    await Promise.allSettled(Array.from({ length: 100 }, () => enter(userId, wrongFor(code), browser)));
    await core.db.deleteFrom('rate_limits').execute();
    const { wrong_guesses: looked } = await core.db
      .selectFrom('codes')
      .select('wrong_guesses')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    assert.equal(looked, 5);
    await assert.rejects(enter(userId, code, browser), refused('sign_up_code_void'));
  }
});

/** The outcomes of five wrong guesses at the code of each of `browsers` new browsers, from the devices of `deviceOf`. */
async function guesses(email: string, browsers: number, deviceOf: (at: number) => Device): Promise<string[]> {
  const outcomes: string[] = [];
  for (let at = 0; at < browsers; at++) {
    const browser = newCookieSecret();
    await core.db.deleteFrom('rate_limits').where('key', 'not like', 'guess:%').execute();
    const { userId } = await sendCode(core, { purpose: 'log-in', email, browser, device });
    for (let guess = 0; guess < 5; guess++) {
      const secret = wrongFor(await mailedCode(core, email));
      const outcome = enterWithCode(core, { userId, secret, browser, device: deviceOf(at) });
      outcomes.push(
        await outcome.then(
          () => '',
          ({ code }) => (code === 'general_rate_limit_exceeded' ? 'limit' : 'looked at'),
        ),
      );
    }
  }
  return outcomes;
}

test('an account accepts 25 guesses an hour over all its codes, and ten from one site', async () => {
  const { account } = await member(core);
  await core.db.deleteFrom('rate_limits').execute();
  const here = await guesses(account.email, 3, (at) => ({ ...device, ip: `2001:db8:5:${at}::1` }));
  assert.deepEqual(here, [...Array(10).fill('looked at'), ...Array(5).fill('limit')]);
  const elsewhere = await guesses(account.email, 4, (at) => ({ ...device, ip: `203.0.113.${at}` }));
  assert.deepEqual(elsewhere, [...Array(15).fill('looked at'), ...Array(5).fill('limit')]);
});

test('guesses of strangers do not use up those of a device that has logged in before', async () => {
  const { account } = await member(core);
  const known = { ...device, browser: newCookieSecret() };
  await core.db.deleteFrom('rate_limits').execute();
  await logIn(core, { email: account.email, password: goodPassword, device: known });
  const mine = newCookieSecret();
  const { userId } = await sendCode(core, {
    purpose: 'log-in',
    email: account.email,
    browser: mine,
    device: known,
  });
  const right = await mailedCode(core, account.email);
  await guesses(account.email, 6, (at) => ({ ...device, ip: `203.0.113.${at}` }));
  await assert.rejects(enter(userId, right, mine), refused('general_rate_limit_exceeded'));
  const entrance = await enterWithCode(core, { userId, secret: right, browser: mine, device: known });
  assert.ok('opened' in entrance);
});

test('a code that is one second too old is refused', async () => {
  const browser = newCookieSecret();
  const { email } = (await member(core)).account;
  const { userId, code } = await ask('log-in', email, browser);
  await core.db
    .updateTable('codes')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', email)
    .execute();
  await assert.rejects(enter(userId, code, browser), refused('sign_up_code_expired'));
});

test('logging in with an unknown address creates no account, but proves the address for a sign-up', async () => {
  const [email, browser] = [freshEmail(), newCookieSecret()];
  const { userId, code } = await ask('log-in', email, browser);
  const entrance = await enter(userId, code, browser);
  assert.ok('proven' in entrance && entrance.proven.email === email);
  const accounts = await core.db.selectFrom('accounts').select('id').where('email', '=', email).execute();
  assert.deepEqual(accounts, []);
});

test('a code requested before the address had an account does not open it', async () => {
  const [email, browser] = [freshEmail(), newCookieSecret()];
  const { userId, code } = await ask('log-in', email, browser);
  await member(core, { email });
  await assert.rejects(enter(userId, code, browser), refused('user_invalid_token'));
});

test('contract clients in other networks cannot void the code of the client that requested it', async () => {
  const { account } = await member(core);
  const asked = await requestCode(core, { userId: 'unique()', email: account.email, phrase: false, device });
  const code = codeOf(core.key, asked.id);
  const elsewhere = { ...device, ip: '198.51.100.200' };
  for (let at = 0; at < 7; at++)
    await assert.rejects(
      logInWithCode(core, { userId: asked.handle, secret: wrongFor(code), device: elsewhere }),
      refused('user_invalid_token'),
    );
  await assert.rejects(
    logInWithCode(core, { userId: asked.handle, secret: code, device: elsewhere }),
    refused('user_invalid_token'),
  );
  assert.ok(await logInWithCode(core, { userId: asked.handle, secret: code, device }));
});
