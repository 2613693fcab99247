import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { device, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import type { Account } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { countGuess, forgetGuesses, giveBack } from './count-guess.ts';

const core = await freshCore();

async function guesses(account: Account, count: number): Promise<number> {
  const made = await Promise.allSettled(
    Array.from({ length: count }, () => countGuess(core, account, 'totp', device)),
  );
  return made.filter(({ status }) => status === 'fulfilled').length;
}

const pass = (account: Account, seconds: number) =>
  sql`update factor_guesses set times = array(select one - make_interval(secs => ${seconds}) from unnest(times) as one)
    where account_id = ${account.id}`.execute(core.db);

test('of ten guesses at once five are checked, and no more within any ten minutes', async () => {
  const { account } = await member(core);
  assert.equal(await guesses(account, 10), 5);
  // As far as it goes without a border between two windows.
  for (const seconds of [300, 299]) {
    await pass(account, seconds);
    assert.equal(await guesses(account, 3), 0);
  }
  await pass(account, 2);
  assert.equal(await guesses(account, 10), 5);
});

test('each guess is free again ten minutes after it, and the refusal says in how many seconds', async () => {
  const { account } = await member(core);
  assert.equal(await guesses(account, 2), 2);
  await pass(account, 400);
  assert.equal(await guesses(account, 4), 3);
  await assert.rejects(countGuess(core, account, 'totp', device), (error: unknown) => {
    assert.ok(error instanceof Refusal && error.code === 'general_rate_limit_exceeded');
    assert.ok(Math.abs((error.values.seconds ?? 0) - 200) < 5);
    return true;
  });
  await pass(account, 201);
  assert.equal(await guesses(account, 4), 2);
});

test('a right guess is given back alone, other kinds and accounts count by themselves', async () => {
  const { account } = await member(core);
  const right = await countGuess(core, account, 'totp', device);
  assert.equal(await guesses(account, 9), 4);
  await giveBack(core, right);
  await giveBack(core, right);
  assert.equal(await guesses(account, 9), 1);
  await countGuess(core, account, 'recoverycode', device);
  const other = await member(core);
  assert.equal(await guesses(other.account, 9), 5);
  await forgetGuesses(core, account.id);
  assert.equal(await guesses(account, 9), 5);
});
