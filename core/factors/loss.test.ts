import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { prepareEmail } from '#core/collected/emails.ts';
import { codeOfApp, forgetSteps, type WithSecret, withApp } from '#tests/factors/factors.ts';
import { administrator, again, device, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { requestCode } from '../codes/request-code.ts';
import type { WaitingLogIn } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf, newCookieSecret } from '../ground/secrets.ts';
import { recover } from '../passwords/recover.ts';
import { requestRecovery } from '../passwords/request-recovery.ts';
import { updatePassword } from '../passwords/update-password.ts';
import { findSession } from '../sessions/find-session.ts';
import { findWaiting } from '../sessions/find-waiting.ts';
import { logIn } from '../sessions/log-in.ts';
import { logInWithCode } from '../sessions/log-in-with-code.ts';
import { claimLoss } from './claim-loss.ts';
import { finishLogIn } from './finish-log-in.ts';
import { mailLossCode } from './mail-loss-code.ts';
import { endVoidLosses, mailLosses } from './mail-losses.ts';
import { proveAgain } from './prove-again.ts';
import { restoreFactors } from './restore-factors.ts';
import { stopLoss } from './stop-loss.ts';
import { viewLoss, viewOwnLoss } from './view-loss.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

const owner = async (changes = {}) => withApp(core, await member(core, changes));

async function waitingOf(who: WithSecret, secret: string): Promise<WaitingLogIn> {
  const waiting = await findWaiting(core, { accountId: who.id, secret });
  assert.ok(waiting);
  return waiting;
}

/** A log-in by the password that awaits its factor. */
async function byPassword(who: WithSecret, password = goodPassword) {
  const { secret } = await logIn(core, { email: who.account.email, password, device });
  return waitingOf(who, secret);
}

/** The same by a mailed code. */
async function byCode(who: WithSecret) {
  const { email } = who.account;
  const { handle } = await requestCode(core, { userId: 'unique()', email, phrase: false, device });
  const opened = await logInWithCode(core, { userId: handle, secret: await mailedCode(core, email), device });
  assert.equal(opened.isWaiting, true);
  return waitingOf(who, opened.secret);
}

async function claim(waiting: WaitingLogIn, given: { password?: string; code?: string } = {}) {
  return claimLoss(core, waiting, { password: '', device, ...given });
}

/** Begins the wait, or ends it, with the password and a mailed code. */
async function claimWithBoth(who: WithSecret, password = goodPassword) {
  const waiting = await byPassword(who, password);
  await mailLossCode(core, waiting);
  return claim(waiting, { code: await mailedCode(core, who.account.email, 'factor-loss') });
}

async function pass(who: WithSecret, seconds: number) {
  await sql`update factor_losses set begun_at = begun_at - make_interval(secs => ${seconds}),
    second_from = second_from - make_interval(secs => ${seconds}),
    ends_at = ends_at - make_interval(secs => ${seconds}),
    mailed_at = mailed_at - make_interval(secs => ${seconds}) where account_id = ${who.id}`.execute(core.db);
}

async function secondsToEnd(who: WithSecret): Promise<number> {
  const { rows } = await sql<{ left: number }>`select extract(epoch from ends_at - now())::float8 as left
    from factor_losses where account_id = ${who.id}`.execute(core.db);
  return rows[0]?.left ?? 0;
}

/** A new password by the link in the mailbox alone. */
async function recoverByMailbox(who: WithSecret, password = 'Recovered#Rangoli7') {
  const url = 'http://localhost/reset-password';
  const token = await requestRecovery(core, { email: who.account.email, url });
  await recover(core, { userId: who.id, secret: linkSecretOf(core.key, 'recovery', token.id), password });
  return password;
}

const stateOf = async (who: WithSecret) => (await viewOwnLoss(core, await again(core, who))).state;
const day = 86_400;

test('where there is a password, neither the mailbox alone nor the password alone begins a wait', async () => {
  const { member: who } = await owner();
  const coded = await byCode(who);
  assert.equal((await viewLoss(core, coded)).asks, 'password');
  await assert.rejects(claim(coded), refused('user_invalid_credentials'));
  await assert.rejects(claim(coded, { password: 'Wrong#Rangoli1' }), refused('user_invalid_credentials'));
  const passworded = await byPassword(who);
  assert.equal((await viewLoss(core, passworded)).asks, 'code');
  await assert.rejects(claim(passworded, { password: goodPassword }), refused('user_invalid_token'));
  await mailLossCode(core, passworded);
  const code = await mailedCode(core, who.account.email, 'factor-loss');
  const other = await byPassword(who);
  await assert.rejects(claim(other, { code }), refused('user_invalid_token'));
  assert.equal(await stateOf(who), 'none');
});

test('password and code begin 72 hours; a second before their end nothing opens, a second after it does', async () => {
  const { member: who } = await owner();
  assert.deepEqual(await claimWithBoth(who), { state: 'waits' });
  assert.ok(Math.abs((await secondsToEnd(who)) - 72 * 3600) < 60);
  await pass(who, (await secondsToEnd(who)) - 1);
  assert.equal((await claim(await byPassword(who))).state, 'waits');
  await pass(who, 2);
  const bare = await byPassword(who);
  await assert.rejects(claim(bare), refused('user_invalid_token'));
  const { state, opened } = await claimWithBoth(who);
  assert.equal(state, 'opened');
  assert.ok(opened);
  assert.deepEqual(opened.session.factors, ['password', 'email']);
  assert.ok(await findSession(core, { accountId: who.id, secret: opened.secret }));
  assert.equal(await findSession(core, { accountId: who.id, secret: who.secret }), null);
  const after = await again(core, who);
  assert.equal(after.account.mfa_since, null);
  assert.equal(
    (await logIn(core, { email: who.account.email, password: goodPassword, device })).isWaiting,
    undefined,
  );
});

test('the same by a mailed code and the password in this order', async () => {
  const { member: who } = await owner();
  assert.equal((await claim(await byCode(who), { password: goodPassword })).state, 'waits');
  await pass(who, 3 * day + 1);
  const { opened } = await claim(await byCode(who), { password: goodPassword });
  assert.deepEqual(opened?.session.factors, ['email', 'password']);
});

test('after the wait a mailbox alone still opens nothing, and after seven more days it is void', async () => {
  const { member: who } = await owner();
  await claimWithBoth(who);
  await pass(who, 3 * day + 1);
  await assert.rejects(claim(await byCode(who)), refused('user_invalid_credentials'));
  await pass(who, 7 * day - 3);
  assert.equal(await stateOf(who), 'over');
  await pass(who, 4);
  assert.equal(await stateOf(who), 'none');
  assert.equal((await claimWithBoth(who)).state, 'waits');
  assert.ok((await secondsToEnd(who)) > 3 * day - 60);
});

test('a password that the mailbox recovered waits for its factor, and then seven days', async () => {
  const { member: who } = await owner();
  const password = await recoverByMailbox(who);
  const waiting = await byPassword(who, password);
  assert.equal(await findSession(core, { accountId: who.id, secret: 'x' }), null);
  assert.equal((await viewLoss(core, waiting)).state, 'none');
  await claimWithBoth(who, password);
  assert.ok(Math.abs((await secondsToEnd(who)) - 7 * day) < 60);
});

test('a recovery counts for seven days, to the second, and ends a wait that ran', async () => {
  const { member: who } = await owner();
  await claimWithBoth(who);
  const password = await recoverByMailbox(who);
  assert.equal(await stateOf(who), 'none');
  const recoveredAgo = (seconds: number) =>
    sql`update accounts set password_recovered_at = now() - make_interval(secs => ${seconds})
      where id = ${who.id}`.execute(core.db);
  await recoveredAgo(7 * day - 5);
  await claimWithBoth(who, password);
  assert.ok((await secondsToEnd(who)) > 6 * day);
  await sql`delete from factor_losses where account_id = ${who.id}`.execute(core.db);
  await recoveredAgo(7 * day + 1);
  await claimWithBoth(who, password);
  assert.ok((await secondsToEnd(who)) < 4 * day);
});

test('without a password a second code begins the wait, 24 hours after the first and no second before', async () => {
  const { member: who } = await owner();
  await sql`update accounts set password_hash = null where id = ${who.id}`.execute(core.db);
  const first = await byCode(who);
  assert.equal((await claim(first)).state, 'second');
  await assert.rejects(claim(first), refused('factor_loss_too_early'));
  await pass(who, day - 5);
  await assert.rejects(claim(await byCode(who)), refused('factor_loss_too_early'));
  // A log-in of before counts as the first code still.
  const early = await byCode(who);
  await pass(who, 6);
  await sql`update waiting_logins set created_at = created_at - interval '10 seconds' where id = ${early.id}`.execute(
    core.db,
  );
  await assert.rejects(claim(early), refused('factor_loss_too_early'));
  assert.equal((await claim(await byCode(who))).state, 'waits');
  assert.ok(Math.abs((await secondsToEnd(who)) - 3 * day) < 60);
  await pass(who, 3 * day + 1);
  assert.equal((await claim(await byCode(who))).state, 'opened');
});

test('a wait is never made shorter: another claim leaves its end, ten at once begin one', async () => {
  const { member: who } = await owner();
  await claimWithBoth(who);
  await pass(who, 3600);
  const left = await secondsToEnd(who);
  await claimWithBoth(who);
  assert.ok(Math.abs((await secondsToEnd(who)) - left) < 30);
  const { member: other } = await owner();
  const some: WaitingLogIn[] = [];
  for (let at = 0; at < 10; at += 1) some.push(await byCode(other));
  const claimed = await Promise.allSettled(some.map((one) => claim(one, { password: goodPassword })));
  assert.ok(claimed.some(({ status }) => status === 'fulfilled'));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from events
    where account_id = ${other.id} and name = 'factors.lost'`.execute(core.db);
  assert.equal(rows[0]?.count, 1);
});

test('of ten claims at once after the wait one opens the account', async () => {
  const { member: who } = await owner();
  await claimWithBoth(who);
  await pass(who, 3 * day + 1);
  const waiting = await byCode(who);
  const claimed = await Promise.allSettled(
    Array.from({ length: 10 }, () => claim(waiting, { password: goodPassword })),
  );
  assert.equal(claimed.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('a sign-in with a factor ends the wait, a proof in a session too, and any device can stop it', async () => {
  const { member: who, appSecret, codes } = await owner();
  await claimWithBoth(who);
  await finishLogIn(core, await byPassword(who), { kind: 'totp', code: codeOfApp(appSecret), device });
  assert.equal(await stateOf(who), 'none');
  await forgetSteps(core, who.id);
  await claimWithBoth(who);
  await proveAgain(core, who, { kind: 'recoverycode', code: codes[0] ?? '', device });
  assert.equal(await stateOf(who), 'none');
  await claimWithBoth(who);
  await stopLoss(core, who);
  assert.equal(await stateOf(who), 'none');
});

test('a new password in a session voids the wait, and the scheduled job ends it', async () => {
  const { member: who } = await owner();
  await claimWithBoth(who);
  await updatePassword(core, who, { password: 'Another#Rangoli77', oldPassword: goodPassword });
  assert.equal(await stateOf(who), 'none');
  await endVoidLosses(core);
  const left = await core.db
    .selectFrom('factor_losses')
    .selectAll()
    .where('account_id', '=', who.id)
    .execute();
  assert.equal(left.length, 0);
});

test('staff begin no wait and end none: only the operator removes their factors', async () => {
  const { core: desk, admin } = await administrator(core);
  const { member: who } = await withApp(desk, { ...admin, secret: newCookieSecret() });
  const waiting = await byPassword(who);
  await assert.rejects(mailLossCode(desk, waiting), refused('factor_loss_of_staff'));
  const claimed = claimLoss(desk, await byCode(who), { password: goodPassword, device });
  await assert.rejects(claimed, refused('factor_loss_of_staff'));
  assert.equal((await viewLoss(desk, waiting)).isOfStaff, true);
  // Begun before they got the rights.
  await claimWithBoth(who);
  await pass(who, 3 * day + 1);
  const late = claimLoss(desk, await byCode(who), { password: goodPassword, device });
  await assert.rejects(late, refused('factor_loss_of_staff'));
});

/** The emails about a wait that are in the outbox, by their addresses. */
async function mailedTo(who: WithSecret): Promise<string[]> {
  const { rows } = await sql<{ to: string }>`select payload ->> 'to' as to from jobs
    where payload ->> 'letter' = 'factors-lost' and payload ->> 'accountId' = ${who.id}`.execute(core.db);
  return rows.map((row) => row.to).sort();
}

test('all addresses get an email at once, daily until the end, and one then', async () => {
  const { member: who } = await owner();
  const { email } = who.account;
  const former = `former.${email}`;
  await sql`insert into former_addresses (id, account_id, email, expires_at)
    values ('fa' || ${who.id}, ${who.id}, ${former}, now() + interval '7 days')`.execute(core.db);
  await claimWithBoth(who);
  const times = (count: number) =>
    [email, former].sort().flatMap((to) => Array.from({ length: count }, () => to));
  assert.deepEqual(await mailedTo(who), times(1));
  await mailLosses(core);
  await pass(who, day - 2);
  await mailLosses(core);
  assert.deepEqual(await mailedTo(who), times(1));
  for (const [count, seconds] of [
    [2, 4],
    [3, day],
  ] as const) {
    await pass(who, seconds);
    await mailLosses(core);
    await mailLosses(core);
    assert.deepEqual(await mailedTo(who), times(count));
  }
  assert.equal(await stateOf(who), 'waits');
  const facts = await prepareEmail(core, { letter: 'factors-lost', accountId: who.id, to: former });
  assert.ok(facts?.letter === 'factors-lost' && facts.state === 'waits' && facts.to === former);
  await pass(who, day);
  await mailLosses(core);
  await mailLosses(core);
  assert.deepEqual(await mailedTo(who), times(4));
  await pass(who, day + 2);
  await mailLosses(core);
  assert.deepEqual(await mailedTo(who), times(4));
  await stopLoss(core, who);
  assert.equal(await prepareEmail(core, { letter: 'factors-lost', accountId: who.id, to: email }), null);
});

test('after the wait, the link in the email brings the factors back', async () => {
  const { member: who, appSecret } = await owner();
  await claimWithBoth(who);
  await pass(who, 3 * day + 1);
  await claimWithBoth(who);
  const change = await core.db
    .selectFrom('factor_changes')
    .select('id')
    .where('account_id', '=', who.id)
    .where('kind', '=', 'lost')
    .executeTakeFirstOrThrow();
  const { secret } = await restoreFactors(core, {
    userId: who.id,
    secret: linkSecretOf(core.key, 'factor-change', change.id),
  });
  const password = 'Restored#Rangoli7';
  await recover(core, { userId: who.id, secret, password });
  await forgetSteps(core, who.id);
  const waiting = await byPassword(who, password);
  assert.ok(await finishLogIn(core, waiting, { kind: 'totp', code: codeOfApp(appSecret), device }));
});
