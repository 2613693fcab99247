import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { codeOfApp, forgetSteps, type WithSecret, withApp } from '#tests/factors/factors.ts';
import { withPasskey } from '#tests/factors/passkeys.ts';
import { softPasskey } from '#tests/factors/soft-passkey.ts';
import { again, device, freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { Refusal } from '../../ground/refusal.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { recover } from '../../passwords/recover.ts';
import { findSession } from '../../sessions/find-session.ts';
import { findWaiting } from '../../sessions/find-waiting.ts';
import { logIn } from '../../sessions/log-in.ts';
import { finishLogIn } from '../finish-log-in.ts';
import { listFactors } from '../list-factors.ts';
import { removeFactor } from '../remove-factor.ts';
import { requireFreshProof } from '../require-fresh-proof.ts';
import { restoreFactors } from '../restore-factors.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { findPasskeysElsewhere } from './find-passkeys-elsewhere.ts';
import { askPasskey, type PasskeyProver, provePasskey } from './prove-passkey.ts';

const core = await freshCore();
const { origin } = core;
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const wrong = refused('user_invalid_token');
type Passkey = ReturnType<typeof softPasskey>;
type Signing = Partial<Parameters<Passkey['sign']>[0]>;

async function prove(passkey: Passkey, prover: PasskeyProver = {}, signing: Signing = {}) {
  const { challenge } = await askPasskey(core, prover);
  return provePasskey(core, prover, { ...passkey.sign({ challenge, origin, ...signing }), device });
}

async function half(who: WithSecret) {
  const { secret } = await logIn(core, { email: who.account.email, password: goodPassword, device });
  const waiting = await findWaiting(core, { accountId: who.id, secret });
  assert.ok(waiting);
  return waiting;
}

test('a passkey alone signs in, and with it a password alone no longer does', async () => {
  const who = await member(core);
  const other = await logIn(core, { email: who.account.email, password: goodPassword, device });
  const { member: after, passkey, codes } = await withPasskey(core, who);
  assert.equal(codes.length, 10);
  assert.equal(await findSession(core, { accountId: who.id, secret: other.secret }), null);
  assert.equal(await findSession(core, { accountId: who.id, secret: who.secret }), null);
  assert.ok(await findSession(core, { accountId: who.id, secret: after.secret }));
  await half(after);
  const proven = await prove(passkey);
  assert.ok('opened' in proven);
  assert.deepEqual(proven.opened.session.factors, ['passkey']);
  const session = await findSession(core, { accountId: who.id, secret: proven.opened.secret });
  assert.ok(session);
  await requireFreshProof(core, session);
});

test('a passkey completes a log-in and proves a session again, each of its own account alone', async () => {
  const { member: who, passkey } = await withPasskey(core, await member(core));
  const { member: other, passkey: foreign } = await withPasskey(
    core,
    await member(core, { email: freshEmail() }),
  );
  const waiting = await half(who);
  await assert.rejects(prove(foreign, { waiting }), wrong);
  const proven = await prove(passkey, { waiting });
  assert.ok('opened' in proven && proven.opened.session.id === waiting.id);
  assert.deepEqual(proven.opened.session.factors, ['password', 'passkey']);
  await sql`update sessions set proven_at = null where account_id = ${who.id}`.execute(core.db);
  await assert.rejects(requireFreshProof(core, who), refused('user_challenge_required'));
  await assert.rejects(prove(foreign, { member: who }), wrong);
  await prove(passkey, { member: who });
  await requireFreshProof(core, who);
  assert.equal((await askPasskey(core, { member: other })).allowed.length, 1);
  assert.deepEqual((await askPasskey(core, {})).allowed, []);
});

test('an answer works once, in its own session and time, of ten at once one', async () => {
  const { member: who, passkey } = await withPasskey(core, await member(core));
  const { challenge } = await askPasskey(core, {});
  const signed = { ...passkey.sign({ challenge, origin }), device };
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => provePasskey(core, {}, signed)));
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 1);
  await assert.rejects(provePasskey(core, {}, signed), wrong);
  const own = await askPasskey(core, { member: who });
  const foreign = { ...passkey.sign({ challenge: own.challenge, origin }), device };
  await assert.rejects(provePasskey(core, {}, foreign), wrong);
  const late = await askPasskey(core, {});
  await sql`update passkey_challenges set expires_at = now()`.execute(core.db);
  await assert.rejects(
    provePasskey(core, {}, { ...passkey.sign({ challenge: late.challenge, origin }), device }),
    wrong,
  );
  const made = 'x'.repeat(43);
  await assert.rejects(
    provePasskey(core, {}, { ...passkey.sign({ challenge: made, origin }), device }),
    wrong,
  );
});

test('another origin, another host, an unverified user and another key are refused', async () => {
  const { passkey } = await withPasskey(core, await member(core));
  await assert.rejects(prove(passkey, {}, { origin: 'https://saharambh.evil.example' }), wrong);
  await assert.rejects(
    prove(passkey, {}, { origin: `${origin}.evil.example`, host: new URL(origin).hostname }),
    wrong,
  );
  await assert.rejects(prove(passkey, {}, { host: 'evil.example' }), wrong);
  await assert.rejects(prove(passkey, {}, { isVerified: false }), wrong);
  const thief = softPasskey();
  await assert.rejects(
    prove({ ...thief, sign: (one) => ({ ...thief.sign(one), credentialId: passkey.credentialId }) }),
    wrong,
  );
  await assert.rejects(prove(thief), wrong);
  assert.ok(await prove(passkey));
});

test('a count that falls back or stays is refused; a device without one has always none', async () => {
  const { passkey } = await withPasskey(core, await member(core));
  await prove(passkey, {}, { counter: 0 });
  await prove(passkey, {}, { counter: 0 });
  await prove(passkey, {}, { counter: 7 });
  for (const counter of [7, 6, 0]) await assert.rejects(prove(passkey, {}, { counter }), wrong);
  await prove(passkey, {}, { counter: 8 });
});

test('a new passkey needs a verified user, our origin, its session and a challenge of its own', async () => {
  const who = await member(core);
  const other = await member(core, { email: freshEmail() });
  const add = async (signing: Signing, from: WithSecret = who) => {
    const { challenge } = await beginPasskey(core, who, goodPassword);
    const made = softPasskey().make({ challenge, origin, ...signing });
    return addPasskey(core, from, { ...made, name: 'My laptop' });
  };
  await assert.rejects(beginPasskey(core, who, 'Wrong#Rangoli1'), refused('user_invalid_credentials'));
  await assert.rejects(add({ isVerified: false }), wrong);
  await assert.rejects(add({ origin: 'https://evil.example' }), wrong);
  await assert.rejects(add({ challenge: 'x'.repeat(43) }), wrong);
  await assert.rejects(add({}, other), wrong);
  assert.equal((await again(core, who)).account.mfa_since, null);
  const { challenge } = await beginPasskey(core, who, goodPassword);
  const made = { ...softPasskey().make({ challenge, origin }), name: 'My laptop' };
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => addPasskey(core, who, made)));
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('an account has ten passkeys at most, and one device’s cannot go to two accounts', async () => {
  let { member: who, passkey } = await withPasskey(core, await member(core));
  for (let at = 1; at < 10; at += 1) ({ member: who } = await withPasskey(core, who));
  await assert.rejects(beginPasskey(core, who, ''), refused('factor_full'));
  const other = await member(core, { email: freshEmail() });
  const { challenge } = await beginPasskey(core, other, goodPassword);
  const same = { ...passkey.make({ challenge, origin }), name: 'Again' };
  await assert.rejects(addPasskey(core, other, same), wrong);
});

test('a removed passkey opens nothing, and the mailed link brings it back with its count', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const { member: both, passkey } = await withPasskey(core, who);
  await prove(passkey, {}, { counter: 5 });
  const [row] = (await listFactors(core, both)).passkeys;
  await removeFactor(core, both, row?.id ?? '');
  await assert.rejects(prove(passkey, {}, { counter: 6 }), wrong);
  await forgetSteps(core, who.id);
  assert.ok(await finishLogIn(core, await half(both), { kind: 'totp', code: codeOfApp(appSecret), device }));
  const change = await core.db
    .selectFrom('factor_changes')
    .select('id')
    .where('account_id', '=', who.id)
    .where('kind', '=', 'passkey-removed')
    .executeTakeFirstOrThrow();
  const back = await restoreFactors(core, {
    userId: who.id,
    secret: linkSecretOf(core.key, 'factor-change', change.id),
  });
  await recover(core, { userId: who.id, secret: back.secret, password: 'Restored#Rangoli7' });
  await assert.rejects(prove(passkey, {}, { counter: 5 }), wrong);
  assert.ok(await prove(passkey, {}, { counter: 6 }));
});

test('with the last passkey the codes end; under another address of the site a passkey does not work', async () => {
  const { member: who, passkey } = await withPasskey(core, await member(core));
  const elsewhere = { ...core, origin: 'https://new.example' };
  const { challenge } = await askPasskey(elsewhere, {});
  const moved = { ...passkey.sign({ challenge, origin: 'https://new.example' }), device };
  await assert.rejects(provePasskey(elsewhere, {}, moved), wrong);
  const [row] = (await listFactors(elsewhere, who)).passkeys;
  assert.equal(row?.worksHere, false);
  const counted = await findPasskeysElsewhere(elsewhere);
  assert.ok(
    counted.length === 1 && counted[0]?.host === new URL(origin).hostname && counted[0].accounts >= 1,
  );
  assert.deepEqual(await findPasskeysElsewhere(core), []);
  await removeFactor(core, who, row?.id ?? '');
  assert.equal((await again(core, who)).account.mfa_since, null);
  const opened = await logIn(core, { email: who.account.email, password: goodPassword, device });
  assert.equal(opened.isWaiting, undefined);
});
