import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { logIn } from '#core/sessions/log-in.ts';
import { codeOfApp, forgetSteps, type WithSecret, withApp } from '#tests/factors/factors.ts';
import { device, freshEmail, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { requestCode } from '../codes/request-code.ts';
import type { Device, WaitingLogIn } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { newCookieSecret } from '../ground/secrets.ts';
import { updatePassword } from '../passwords/update-password.ts';
import { findSession } from '../sessions/find-session.ts';
import { findWaiting } from '../sessions/find-waiting.ts';
import { logInSuspended } from '../sessions/log-in-suspended.ts';
import { logInWithCode } from '../sessions/log-in-with-code.ts';
import { enterWithCode } from '../sign-ups/enter-with-code.ts';
import { sendCode } from '../sign-ups/send-code.ts';
import { finishLogIn } from './finish-log-in.ts';
import { proveAgain } from './prove-again.ts';
import { removeFactor } from './remove-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requireFreshProof } from './require-fresh-proof.ts';

const core = await freshCore();

const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const browser = (): Device => ({ ...device, browser: newCookieSecret() });

/** A log-in with the right password that awaits the second proof. */
async function half(who: WithSecret, from: Device = device) {
  const { email } = who.account;
  const opened = await logIn(core, { email, password: goodPassword, device: from });
  assert.equal(opened.isWaiting, true);
  const claim = { accountId: who.id, secret: opened.secret };
  const waiting = (await findWaiting(core, claim)) as WaitingLogIn;
  return { opened, claim, waiting };
}

test('with an app, a password, a code of a client and a code of our pages open nothing by themselves', async () => {
  const { member: who } = await withApp(core, await member(core));
  const { email } = who.account;
  const { claim } = await half(who);
  assert.equal(await findSession(core, claim), null);

  const { handle } = await requestCode(core, { userId: 'unique()', email, phrase: false, device });
  const byCode = await logInWithCode(core, {
    userId: handle,
    secret: await mailedCode(core, email),
    device,
  });
  assert.equal(byCode.isWaiting, true);
  assert.equal(await findSession(core, { accountId: who.id, secret: byCode.secret }), null);

  const proof = newCookieSecret();
  const { userId } = await sendCode(core, { purpose: 'log-in', email, browser: proof, device });
  const secret = await mailedCode(core, email);
  const entrance = await enterWithCode(core, { userId, secret, browser: proof, device });
  assert.ok('opened' in entrance && entrance.opened.isWaiting);
  assert.equal(await findSession(core, { accountId: who.id, secret: entrance.opened.secret }), null);
});

test('the code of the app opens the session under another secret, and the earlier secret opens nothing', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const { opened, claim, waiting } = await half(who);
  const done = await finishLogIn(core, waiting, { kind: 'totp', code: codeOfApp(appSecret), device });
  assert.equal(done.session.id, opened.session.id);
  assert.notEqual(done.secret, opened.secret);
  assert.deepEqual(done.session.factors, ['password', 'totp']);
  assert.ok(await findSession(core, { accountId: who.id, secret: done.secret }));
  assert.equal(await findSession(core, claim), null);
  assert.equal(await findWaiting(core, claim), null);
});

test('one code in ten requests at once opens one session, also over several log-ins', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const code = codeOfApp(appSecret);
  const from = await Promise.all(Array.from({ length: 5 }, () => half(who)));
  const opened = await Promise.allSettled(
    from.map(({ waiting }) => finishLogIn(core, waiting, { kind: 'totp', code, device })),
  );
  assert.equal(opened.filter(({ status }) => status === 'fulfilled').length, 1);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sessions
    where account_id = ${who.id} and 'totp' = any(factors) and id <> ${who.sessionId}`.execute(core.db);
  assert.equal(rows[0]?.count, 1);
});

test('a step works once, and no earlier one after it; a step further away never', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const from = browser();
  const prove = async (code: string) => {
    const { waiting } = await half(who, from);
    return finishLogIn(core, waiting, { kind: 'totp', code, device: from });
  };
  await assert.rejects(prove(codeOfApp(appSecret, -3)), refused('user_invalid_token'));
  await assert.rejects(prove(codeOfApp(appSecret, 3)), refused('user_invalid_token'));
  const code = codeOfApp(appSecret, 1);
  await prove(code);
  await assert.rejects(prove(code), refused('user_invalid_token'));
  await assert.rejects(prove(codeOfApp(appSecret, 0)), refused('user_invalid_token'));
});

test('a recovery code works once, with blanks and small letters, and ten requests at once share one', async () => {
  const { member: who, codes } = await withApp(core, await member(core));
  assert.equal(new Set(codes).size, 10);
  const [first = '', second = ''] = codes;
  const { waiting } = await half(who);
  const typed = ` ${first.toLowerCase().replaceAll('-', '  ')} `;
  const done = await finishLogIn(core, waiting, { kind: 'recoverycode', code: typed, device });
  assert.deepEqual(done.session.factors, ['password', 'recoverycode']);

  const from = await Promise.all(Array.from({ length: 10 }, () => half(who)));
  const opened = await Promise.allSettled(
    from.map((one) => finishLogIn(core, one.waiting, { kind: 'recoverycode', code: second, device })),
  );
  assert.equal(opened.filter(({ status }) => status === 'fulfilled').length, 1);

  const again = await half(who);
  const repeat = finishLogIn(core, again.waiting, { kind: 'recoverycode', code: first, device });
  await assert.rejects(repeat, refused('user_invalid_token'));
  const { rows } = await sql<{ text: string }>`select encode(code_hash, 'escape') as text from recovery_codes
    where account_id = ${who.id}`.execute(core.db);
  assert.ok(rows.every(({ text }) => !codes.some((code) => text.includes(code.slice(0, 4)))));
});

test('five guesses in ten minutes are checked, over all log-ins, networks and browsers together', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const outcomes = new Map<string, number>();
  for (let at = 0; at < 8; at += 1) {
    const from = { ...browser(), ip: `198.51.100.${at}` };
    const { waiting } = await half(who, from);
    await finishLogIn(core, waiting, { kind: 'totp', code: '000000', device: from }).catch((error) => {
      assert.ok(error instanceof Refusal);
      outcomes.set(error.code, (outcomes.get(error.code) ?? 0) + 1);
    });
  }
  assert.deepEqual(Object.fromEntries(outcomes), { user_invalid_token: 5, general_rate_limit_exceeded: 3 });
  // The right code is not looked at either.
  const { waiting } = await half(who);
  const right = finishLogIn(core, waiting, { kind: 'totp', code: codeOfApp(appSecret), device });
  await assert.rejects(right, refused('general_rate_limit_exceeded'));
});

test('guesses from elsewhere lock out no browser that the account knows', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const known = browser();
  const first = await half(who, known);
  await finishLogIn(core, first.waiting, { kind: 'totp', code: codeOfApp(appSecret), device: known });
  await forgetSteps(core, who.id);
  for (let at = 0; at < 7; at += 1) {
    const from = browser();
    const { waiting } = await half(who, from);
    await assert.rejects(finishLogIn(core, waiting, { kind: 'totp', code: '000000', device: from }));
  }
  const { waiting } = await half(who, known);
  assert.ok(await finishLogIn(core, waiting, { kind: 'totp', code: codeOfApp(appSecret), device: known }));
});

test('a waiting log-in makes no browser known, ends no session and sends no email', async () => {
  const { member: who } = await withApp(core, await member(core));
  const count = async (table: 'known_browsers' | 'sessions' | 'known_devices') => {
    const rows = await core.db
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', who.id)
      .execute();
    return rows.length;
  };
  const before = [await count('known_browsers'), await count('sessions'), await count('known_devices')];
  for (let at = 0; at < 12; at += 1) await half(who, { ...browser(), userAgent: `Agent/${at}` });
  assert.deepEqual(
    [await count('known_browsers'), await count('sessions'), await count('known_devices')],
    before,
  );
});

test('a new password, and the end of all access, end the log-ins that wait', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const { waiting } = await half(who);
  await updatePassword(core, who, { password: 'Another#Rangoli77', oldPassword: goodPassword });
  const late = finishLogIn(core, waiting, { kind: 'totp', code: codeOfApp(appSecret), device });
  await assert.rejects(late, refused('general_unauthorized_scope'));
});

test('a log-in waits fifteen minutes, and no code is used up by one that has ended', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const { claim, waiting } = await half(who);
  await sql`update waiting_logins set expires_at = now() - interval '1 second' where id = ${waiting.id}`.execute(
    core.db,
  );
  assert.equal(await findWaiting(core, claim), null);
  const code = codeOfApp(appSecret);
  const late = finishLogIn(core, waiting, { kind: 'totp', code, device });
  await assert.rejects(late, refused('general_unauthorized_scope'));
  const next = await half(who);
  assert.ok(await finishLogIn(core, next.waiting, { kind: 'totp', code, device }));
});

test('the first app ends all other sessions and log-ins, and gives this one another secret', async () => {
  const who = await member(core);
  const other = await logIn(core, { email: who.account.email, password: goodPassword, device });
  const { member: after } = await withApp(core, who);
  assert.equal(await findSession(core, { accountId: who.id, secret: other.secret }), null);
  assert.equal(await findSession(core, { accountId: who.id, secret: who.secret }), null);
  const kept = await findSession(core, { accountId: who.id, secret: after.secret });
  assert.equal(kept?.sessionId, who.sessionId);
  assert.ok(kept?.account.mfa_since);
});

test('with the last app the recovery codes end, and a password opens the account again', async () => {
  const { member: who, appId } = await withApp(core, await member(core));
  await removeFactor(core, who, appId);
  const left = await core.db
    .selectFrom('recovery_codes')
    .selectAll()
    .where('account_id', '=', who.id)
    .execute();
  assert.equal(left.length, 0);
  const opened = await logIn(core, { email: who.account.email, password: goodPassword, device });
  assert.equal(opened.isWaiting, undefined);
});

test('new recovery codes replace those before', async () => {
  const { member: who, codes } = await withApp(core, await member(core));
  const renewed = await renewRecoveryCodes(core, who);
  const { waiting } = await half(who);
  const old = finishLogIn(core, waiting, { kind: 'recoverycode', code: codes[0] ?? '', device });
  await assert.rejects(old, refused('user_invalid_token'));
  assert.ok(await finishLogIn(core, waiting, { kind: 'recoverycode', code: renewed[0] ?? '', device }));
});

test('a proof is fresh for ten minutes in its own session, and one without a factor is not asked', async () => {
  await requireFreshProof(core, await member(core));
  const { member: who, appSecret } = await withApp(core, await member(core));
  await requireFreshProof(core, who);
  await sql`update sessions set proven_at = now() - interval '601 seconds' where id = ${who.sessionId}`.execute(
    core.db,
  );
  await assert.rejects(requireFreshProof(core, who), refused('user_challenge_required'));
  const wrong = proveAgain(core, who, { kind: 'totp', code: '000000', device });
  await assert.rejects(wrong, refused('user_invalid_token'));
  await proveAgain(core, who, { kind: 'totp', code: codeOfApp(appSecret), device });
  await requireFreshProof(core, who);
});

test('a sealed secret that is copied to another account or row opens nothing', async () => {
  const first = await withApp(core, await member(core));
  const second = await withApp(core, await member(core, { email: freshEmail('kwame') }));
  await sql`update factors set sealed = (select sealed from factors where id = ${first.appId})
    where id = ${second.appId}`.execute(core.db);
  const { waiting } = await half(second.member);
  const stolen = finishLogIn(core, waiting, { kind: 'totp', code: codeOfApp(first.appSecret), device });
  await assert.rejects(stolen, refused('user_invalid_token'));
});

test('a suspended member needs the second factor as well, and only the log-in for suspended members waits', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  await setStanding(core, who.id, standings.suspended);
  const { email } = who.account;
  await assert.rejects(logIn(core, { email, password: goodPassword, device }), refused('user_blocked'));
  const opened = await logInSuspended(core, { email, password: goodPassword, device });
  assert.equal(opened.isWaiting, true);
  const waiting = await findWaiting(core, { accountId: who.id, secret: opened.secret });
  assert.ok(waiting);
  const done = await finishLogIn(core, waiting, { kind: 'totp', code: codeOfApp(appSecret), device });
  assert.ok(await findSession(core, { accountId: who.id, secret: done.secret }));
});

test('a log-in that waits opens nothing for a member who is suspended meanwhile', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const { waiting } = await half(who);
  await setStanding(core, who.id, standings.suspended);
  const late = finishLogIn(core, waiting, { kind: 'totp', code: codeOfApp(appSecret), device });
  await assert.rejects(late, refused('user_blocked'));
});
