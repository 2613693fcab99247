import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { AuthenticationFactor } from 'node-appwrite';
import { prepareEmail } from '#core/collected/emails.ts';
import { openTotpSeal } from '#core/factors/totp.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { requestRecovery } from '#core/passwords/request-recovery.ts';
import { accountCalls, fails } from '#tests/accounts/account-calls.ts';
import { codeOfApp, forgetSteps, withApp } from '#tests/factors/factors.ts';
import { freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const { core, clientOf, guest, send, logIn, bugs } = await accountCalls();

const more = fails(401, 'user_more_factors_required', /^More factors are required/);

async function memberWithApp() {
  const { member: who, appSecret, codes } = await withApp(core, await member(core));
  return { who, appSecret, codes, email: who.account.email };
}

test('the official client logs in with a password and a code of the app, and reads nothing in between', async () => {
  const { who, email, appSecret } = await memberWithApp();
  const half = await logIn(email);
  const waiting = clientOf(half);
  await assert.rejects(waiting.get(), more);
  await assert.rejects(waiting.listSessions(), more);
  await assert.rejects(waiting.deleteSessions(), more);
  assert.equal((await waiting.listMFAFactors()).totp, true);

  const { $id: challengeId, userId } = await waiting.createMFAChallenge({
    factor: AuthenticationFactor.Totp,
  });
  assert.equal(userId, who.id);
  const wrong = waiting.updateMFAChallenge({ challengeId, otp: '000000' });
  await assert.rejects(wrong, fails(401, 'user_invalid_token'));
  const answer = await send(
    'PUT',
    '/account/mfa/challenges',
    { challengeId, otp: codeOfApp(appSecret) },
    { 'x-appwrite-session': half },
  );
  assert.equal(answer.status, 200);
  const session = await answer.json();
  assert.deepEqual(session.factors, ['password', 'totp']);
  assert.notEqual(session.mfaUpdatedAt, '');
  const value = JSON.parse(answer.headers.get('x-fallback-cookies') ?? '{}').a_session_saharambh;
  assert.notEqual(value, half);
  assert.equal((await clientOf(value).get()).mfa, true);
  await assert.rejects(waiting.get(), fails(401, 'general_unauthorized_scope'));
});

test('a recovery code does as well; neither an email nor a phone is a factor', async () => {
  const { email, codes } = await memberWithApp();
  const waiting = clientOf(await logIn(email));
  const factors = await waiting.listMFAFactors();
  assert.deepEqual(
    [factors.totp, factors.recoveryCode, factors.email, factors.phone],
    [true, true, false, false],
  );
  const byEmail = waiting.createMFAChallenge({ factor: AuthenticationFactor.Email });
  await assert.rejects(byEmail, fails(400, 'general_argument_invalid'));
  const { $id: challengeId } = await waiting.createMFAChallenge({
    factor: AuthenticationFactor.Recoverycode,
  });
  const session = await waiting.updateMFAChallenge({ challengeId, otp: codes[0] ?? '' });
  assert.deepEqual(session.factors, ['password', 'recoverycode']);
});

test('a challenge belongs to one log-in: another log-in, and another account, cannot use it', async () => {
  const [first, second] = [await memberWithApp(), await memberWithApp()];
  const [own, other] = [clientOf(await logIn(first.email)), clientOf(await logIn(first.email))];
  const strange = clientOf(await logIn(second.email));
  const { $id: challengeId } = await own.createMFAChallenge({ factor: AuthenticationFactor.Totp });
  const otp = codeOfApp(first.appSecret);
  for (const client of [other, strange])
    await assert.rejects(client.updateMFAChallenge({ challengeId, otp }), fails(401, 'user_invalid_token'));
  await assert.rejects(
    guest.updateMFAChallenge({ challengeId, otp }),
    fails(401, 'general_unauthorized_scope'),
  );
  assert.ok(await own.updateMFAChallenge({ challengeId, otp }));
});

test('a wrong password is answered alike with and without an app, and a right one with the same fields', async () => {
  const [{ email }, plain] = [await memberWithApp(), await member(core)];
  const path = '/account/sessions/email';
  const tries = [email, plain.account.email, freshEmail()].map(async (address) => {
    const answer = await send('POST', path, { email: address, password: 'Wrong#Rangoli1' });
    return [answer.status, await answer.text()];
  });
  const [one, two, three] = await Promise.all(tries);
  assert.deepEqual(one, two);
  assert.deepEqual(two, three);
  const bodies = [email, plain.account.email].map(async (address) =>
    Object.keys(await (await send('POST', path, { email: address, password: goodPassword })).json()),
  );
  const [withIt, without] = await Promise.all(bodies);
  assert.deepEqual(withIt, without);
});

test('steps that ask for a fresh proof refuse a session that proved it eleven minutes ago', async () => {
  const { who, appSecret } = await memberWithApp();
  const value = sessionOf(who);
  const headers = { 'x-appwrite-session': value, 'sec-fetch-site': 'same-origin' };
  await sql`update sessions set proven_at = now() - interval '11 minutes' where id = ${who.sessionId}`.execute(
    core.db,
  );
  const steps: [string, string, object?][] = [
    ['PATCH', '/account/password', { password: 'Another#Rangoli7', oldPassword: goodPassword }],
    ['PATCH', '/account/email', { email: freshEmail(), password: goodPassword }],
    ['POST', '/account/email-changes', { email: freshEmail(), password: goodPassword }],
    ['GET', '/account/export'],
    ['PUT', '/account/deletion', { password: goodPassword }],
    ['POST', '/account/factors', { name: 'Another', password: goodPassword }],
    ['POST', '/account/recovery-codes', {}],
    ['POST', '/account/agreements/none/signing-codes', {}],
    ['PUT', '/account/agreements/none/signature', {}],
    ['POST', '/account/agreements/none/milestones/1/payout-openings', {}],
  ];
  for (const [method, path, body] of steps) {
    const answer = await send(method, path, body, headers);
    assert.deepEqual([answer.status, (await answer.json()).type], [401, 'user_challenge_required'], path);
  }
  const api = clientOf(value);
  const { $id: challengeId } = await api.createMFAChallenge({ factor: AuthenticationFactor.Totp });
  await api.updateMFAChallenge({ challengeId, otp: codeOfApp(appSecret) });
  assert.equal((await send('GET', '/account/export', undefined, headers)).status, 200);
});

test('without a factor a password proves it again where a call asks for nothing itself', async () => {
  const who = await member(core);
  const headers = { 'x-appwrite-session': sessionOf(who), 'sec-fetch-site': 'same-origin' };
  await sql`update sessions set created_at = now() - interval '11 minutes' where id = ${who.sessionId}`.execute(
    core.db,
  );
  const steps: [string, string, object?][] = [
    ['GET', '/account/export'],
    ['POST', '/account/agreements/none/milestones/1/payout-openings', {}],
    ['DELETE', '/account/agreements/none/milestones/1/payout'],
  ];
  for (const [method, path, body] of steps) {
    const answer = await send(method, path, body, headers);
    assert.deepEqual([answer.status, (await answer.json()).type], [401, 'user_challenge_required'], path);
  }
  const changes = { password: 'Another#Rangoli7', oldPassword: goodPassword };
  const changed = await clientOf(sessionOf(who)).updatePassword(changes);
  assert.equal(changed.$id, who.id, 'the contract’s client proves by the password of its call');
  const prove = (password: string) => send('PUT', '/account/proof', { password }, headers);
  assert.equal((await prove('Wrong#Rangoli1')).status, 401);
  assert.equal((await prove('Another#Rangoli7')).status, 204);
  assert.equal((await send('GET', '/account/export', undefined, headers)).status, 200);
});

test('a member without a factor is asked for no proof, and proves by password before the first one', async () => {
  const who = await member(core);
  const headers = { 'x-appwrite-session': sessionOf(who), 'sec-fetch-site': 'same-origin' };
  assert.equal((await send('GET', '/account/export', undefined, headers)).status, 200);
  const begin = (password: string) =>
    send('POST', '/account/factors', { name: 'My phone', password }, headers);
  assert.equal((await begin('Wrong#Rangoli1')).status, 401);
  assert.equal((await begin(goodPassword)).status, 201);
});

test('only the session that began an app reads its key, and no answer or email holds one later', async () => {
  const who = await member(core);
  const other = clientOf(await logIn(who.account.email));
  assert.ok(await other.get());
  const headers = { 'x-appwrite-session': sessionOf(who), 'sec-fetch-site': 'same-origin' };
  const begun = await (
    await send('POST', '/account/factors', { name: 'My phone', password: goodPassword }, headers)
  ).json();
  const read = async (value: string) =>
    (await send('GET', '/account/factors', undefined, { 'x-appwrite-session': value })).json();
  const { pending } = await read(sessionOf(who));
  assert.equal(pending.id, begun.id);
  assert.match(pending.address, /^otpauth:\/\/totp\/Saharambh:/);
  assert.equal((await read(await logIn(who.account.email))).pending, null);

  const { sealed } = await core.db
    .selectFrom('factors')
    .select('sealed')
    .where('id', '=', begun.id)
    .executeTakeFirstOrThrow();
  assert.equal(openTotpSeal(core.key, who.id, begun.id, sealed), pending.secret);
  const done = await send(
    'PUT',
    `/account/factors/${begun.id}`,
    { code: codeOfApp(pending.secret) },
    headers,
  );
  assert.equal((await done.json()).codes.length, 10);
  assert.match(done.headers.get('x-appwrite-session') ?? '', /./);
  const after = await read(done.headers.get('x-appwrite-session') ?? '');
  assert.equal(after.pending, null);
  assert.ok(!JSON.stringify(after).includes(pending.secret));
  const { id: changeId } = await core.db
    .selectFrom('factor_changes')
    .select('id')
    .where('account_id', '=', who.id)
    .executeTakeFirstOrThrow();
  const email = await prepareEmail(core, { letter: 'factor-changed', changeId });
  assert.ok(!JSON.stringify(email).includes(pending.secret));
});

test('a planted session of a waiting log-in gains nothing from the member who finishes it', async () => {
  const { email, appSecret } = await memberWithApp();
  const planted = await logIn(email);
  const headers = { cookie: `a_session_${projectId}=${encodeURIComponent(planted)}` };
  const { $id: challengeId } = await (
    await send('POST', '/account/mfa/challenges', { factor: 'totp' }, headers)
  ).json();
  const done = await send(
    'PUT',
    '/account/mfa/challenges',
    { challengeId, otp: codeOfApp(appSecret) },
    headers,
  );
  assert.equal(done.status, 200);
  const set = done.headers.getSetCookie().find((one) => one.startsWith(`a_session_${projectId}=`)) ?? '';
  assert.ok(set && !set.includes(encodeURIComponent(planted)));
  await assert.rejects(clientOf(planted).get(), fails(401, 'general_unauthorized_scope'));
});

test('a recovered password still awaits the second factor', async () => {
  const { who, email, appSecret } = await memberWithApp();
  const { id } = await requestRecovery(core, { email, url: 'http://localhost/reset' });
  const password = 'Recovered#Rangoli7';
  await guest.updateRecovery({ userId: who.id, secret: linkSecretOf(core.key, 'recovery', id), password });
  const waiting = clientOf(await logIn(email, password));
  await assert.rejects(waiting.get(), more);
  await forgetSteps(core, who.id);
  const { $id: challengeId } = await waiting.createMFAChallenge({ factor: AuthenticationFactor.Totp });
  assert.ok(await waiting.updateMFAChallenge({ challengeId, otp: codeOfApp(appSecret) }));
  assert.deepEqual(bugs, []);
});
