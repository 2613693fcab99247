import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Kysely, PostgresDialect } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { withApp } from '#tests/factors/factors.ts';
import { device, freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import type { Account, Member } from '../ground/actor.ts';
import { hashPassword } from '../ground/password-hash.ts';
import { newCookieSecret } from '../ground/secrets.ts';
import { requestRecovery } from '../passwords/request-recovery.ts';
import { logIn } from '../sessions/log-in.ts';
import { logInWithCode } from '../sessions/log-in-with-code.ts';
import { enterWithCode } from '../sign-ups/enter-with-code.ts';
import { sendCode } from '../sign-ups/send-code.ts';
import { requestCode } from './request-code.ts';

const core = await freshCore();

/** The texts of all statements that `work` sends. */
async function statementsOf(work: (watched: typeof core) => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const watched = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: core.connection.pool }),
    log({ query }) {
      texts.push(query.sql);
    },
  });
  await work({ ...core, db: watched }).catch(() => {});
  return texts;
}

const url = 'https://saharambh.example/reset-password';
const browser = newCookieSecret();
const wrong = '000000';

type Attempt = (watched: typeof core, email: string) => Promise<unknown>;

/** Calls by which a stranger may try to learn whether an address has an account. */
const tries: Record<string, Attempt> = {
  'a code to sign up': (watched, email) => sendCode(watched, { purpose: 'sign-up', email, browser, device }),
  'a code to come in': (watched, email) => sendCode(watched, { purpose: 'log-in', email, browser, device }),
  'a wrong code to come in': async (watched, email) => {
    const { userId } = await sendCode(core, { purpose: 'log-in', email, browser, device });
    return enterWithCode(watched, { userId, secret: wrong, browser, device });
  },
  'a code for a client': (watched, email) =>
    requestCode(watched, { userId: 'unique()', email, phrase: false, device }),
  'a wrong code of a client': async (watched, email) => {
    const { handle } = await requestCode(core, { userId: 'unique()', email, phrase: false, device });
    return logInWithCode(watched, { userId: handle, secret: wrong, device });
  },
  'a recovery': (watched, email) => requestRecovery(watched, { email, url }),
  'a wrong password': (watched, email) => logIn(watched, { email, password: 'not the password', device }),
};

for (const [name, attempt] of Object.entries(tries))
  test(`${name} takes the same work whether there is an account or not`, async () => {
    const known = await member(core);
    const unproven = await member(core, { verified: false });
    const suspended = await member(core);
    await setStanding(core, suspended.id, standings.suspended);
    const { member: withFactor } = await withApp(core, await member(core));
    const found = [];
    for (const email of [
      known.account.email,
      unproven.account.email,
      suspended.account.email,
      withFactor.account.email,
      freshEmail(),
      freshEmail(),
    ]) {
      await core.db.deleteFrom('rate_limits').execute();
      found.push(await statementsOf((watched) => attempt(watched, email)));
    }
    assert.ok((found[0]?.length ?? 0) > 0);
    for (const other of found.slice(1)) assert.deepEqual(other, found[0]);
  });

/** How well a time separates two kinds: 0.5 is chance, 1 or 0 is certainty (the area under a classifier's curve). */
function tellApart(one: number[], other: number[]): number {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** Without a difference, chance alone goes as far as `least` once in 500,000 runs. */
const [pairs = 50, least = 0.22] = rounds([15, 0.045], [50, 0.22]);

for (const [name, attempt] of Object.entries(tries))
  test(`the time of ${name} does not reveal whether there is an account`, async () => {
    const difference = await differenceOf(attempt, (await withRealHash(await member(core))).email);
    assert.ok(difference > least && difference < 1 - least, `${difference}`);
  });

test('the time of a wrong password does not reveal a second factor', async () => {
  const { member: withFactor } = await withApp(core, await member(core));
  const other = await withRealHash(await member(core));
  const attempt = tries['a wrong password'] ?? assert.fail();
  const difference = await differenceOf(attempt, (await withRealHash(withFactor)).email, () => other.email);
  assert.ok(difference > least && difference < 1 - least, `${difference}`);
});

/** Of members that tests make, the hash is cheaper than the product's. */
async function withRealHash({ id, account }: Member): Promise<Account> {
  const password_hash = await hashPassword(goodPassword);
  await core.db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
  return account;
}

/** How well the time of an attempt separates one address from others, which no account has unless they are given. */
async function differenceOf(attempt: Attempt, email: string, otherOf: () => string = freshEmail) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let at = 0; at < pairs * 2 + 10; at++) {
    const kind = at % 2 ? 'known' : 'unknown';
    await core.db.deleteFrom('rate_limits').execute();
    await core.db.deleteFrom('codes').execute();
    const began = performance.now();
    await attempt(core, kind === 'known' ? email : otherOf()).catch(() => {});
    // The first rounds warm up what both kinds need.
    if (at >= 10) times[kind].push(performance.now() - began);
  }
  return tellApart(times.known, times.unknown);
}
