import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { withApp } from '#tests/factors/factors.ts';
import { device, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { mailProofCode } from './mail-proof-code.ts';
import { plainProofOf, provePlainly } from './prove-plainly.ts';
import { requireFreshProof } from './require-fresh-proof.ts';

const core = await freshCore();

const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const lacks = refused('user_challenge_required');

/** The session began so many seconds ago. */
const begun = (who: Member, seconds: number) =>
  sql`update sessions set created_at = now() - make_interval(secs => ${seconds}), proven_at = null
    where id = ${who.sessionId}`.execute(core.db);

test('without a second factor a log-in is a fresh proof for ten minutes, a second before and after', async () => {
  const who = await member(core);
  await begun(who, 599);
  await requireFreshProof(core, who);
  await begun(who, 601);
  await assert.rejects(requireFreshProof(core, who), lacks);
  await requireFreshProof(core, who, 'itself');
  await requireFreshProof(core, who, 'password');
});

test('an account without a password proves the mailbox where others are asked for the password', async () => {
  const who = await member(core, { password: null });
  await begun(who, 601);
  assert.equal(plainProofOf(who), 'code');
  await assert.rejects(requireFreshProof(core, who, 'password'), lacks);
  await requireFreshProof(core, who, 'itself');
  const guess = provePlainly(core, who, { password: '', device });
  await assert.rejects(guess, refused('user_invalid_credentials'));
  await mailProofCode(core, who);
  const code = await mailedCode(core, who.account.email, 'proof');
  await provePlainly(core, who, { password: '', code, device });
  await requireFreshProof(core, who, 'password');
});

test('the password proves it in its own session alone, and a wrong one does not', async () => {
  const who = await member(core);
  await begun(who, 601);
  const wrong = provePlainly(core, who, { password: 'Wrong#Rangoli1', device });
  await assert.rejects(wrong, refused('user_invalid_credentials'));
  await assert.rejects(requireFreshProof(core, who), lacks);
  await provePlainly(core, who, { password: goodPassword, device });
  await requireFreshProof(core, who);
  await assert.rejects(requireFreshProof(core, { ...who, sessionId: 'another' }), lacks);
});

test('of ten wrong passwords at once five are looked at, and the right one waits then', async () => {
  const who = await member(core);
  const tries = Array.from({ length: 10 }, () =>
    provePlainly(core, who, { password: 'Wrong#Rangoli1', device }).then(
      () => 'in',
      (error: unknown) => (error instanceof Refusal ? error.code : 'bug'),
    ),
  );
  const outcomes = await Promise.all(tries);
  assert.equal(outcomes.filter((one) => one === 'user_invalid_credentials').length, 5);
  assert.equal(outcomes.filter((one) => one === 'general_rate_limit_exceeded').length, 5);
  const right = provePlainly(core, who, { password: goodPassword, device });
  await assert.rejects(right, refused('general_rate_limit_exceeded'));
});

test('a mailed code proves it once, of ten at once one, and in the session that asked for it alone', async () => {
  const who = await member(core);
  await mailProofCode(core, who);
  const code = await mailedCode(core, who.account.email, 'proof');
  const elsewhere = provePlainly(core, { ...who, sessionId: 'another' }, { password: '', code, device });
  await assert.rejects(elsewhere, refused('user_invalid_token'));
  const tries = Array.from({ length: 10 }, () => provePlainly(core, who, { password: '', code, device }));
  const outcomes = await Promise.allSettled(tries);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('a password or a mailed code never proves it for a member with a second factor', async () => {
  const { member: who } = await withApp(core, await member(core));
  await assert.rejects(mailProofCode(core, who), lacks);
  await assert.rejects(provePlainly(core, who, { password: goodPassword, device }), lacks);
  const before = { ...who, account: { ...who.account, mfa_since: null } };
  await assert.rejects(provePlainly(core, before, { password: goodPassword, device }), lacks);
});
