import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { device, freshEmail, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { confirmEmailChange } from '../addresses/confirm-email-change.ts';
import { requestEmailChange } from '../addresses/request-email-change.ts';
import { Refusal } from '../ground/refusal.ts';
import { newCookieSecret } from '../ground/secrets.ts';
import { endSessions } from '../sessions/steps/end-sessions.ts';
import { enterWithCode } from '../sign-ups/enter-with-code.ts';
import { sendCode } from '../sign-ups/send-code.ts';
import { voidProofs } from './steps/void-proofs.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** A member who has logged in with a mailed code, and whose answer may have been lost. */
async function cameIn() {
  const { account } = await member(core);
  const browser = newCookieSecret();
  const { userId } = await sendCode(core, { purpose: 'log-in', email: account.email, browser, device });
  const code = await mailedCode(core, account.email);
  const enter = (secret = code, by = browser) => enterWithCode(core, { userId, secret, browser: by, device });
  const first = await enter();
  assert.ok('opened' in first);
  return { account, code, enter, first: first.opened };
}

test('a log-in by code whose answer was lost opens a session again in the same browser', async () => {
  const { account, enter } = await cameIn();
  const again = await enter();
  assert.ok('opened' in again);
  assert.equal(again.opened.account.id, account.id);
});

test('ten forms with one code at once all open a session of its account', async () => {
  const { account, enter } = await cameIn();
  await core.db.deleteFrom('rate_limits').execute();
  const entrances = await Promise.allSettled(Array.from({ length: 10 }, () => enter()));
  const opened = entrances.flatMap((one) =>
    one.status === 'fulfilled' && 'opened' in one.value ? [one.value] : [],
  );
  assert.equal(opened.length, 5, 'as many as one may try');
  assert.ok(opened.every((one) => one.opened.account.id === account.id));
});

const sessionsOf = (accountId: string) =>
  core.db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute();

test('a repeated log-in replaces the session whose answer was lost, each time', async () => {
  const { account, enter, first } = await cameIn();
  const before = await sessionsOf(account.id);
  let last = '';
  for (let at = 0; at < 3; at++) {
    const again = await enter();
    last = 'opened' in again ? again.opened.session.id : '';
  }
  const after = (await sessionsOf(account.id)).map(({ id }) => id);
  assert.equal(after.length, before.length);
  assert.ok(after.includes(last) && !after.includes(first.session.id));
});

test('a repeated form opens no session after its session has ended', async () => {
  const { account, enter, first } = await cameIn();
  await core.db.transaction().execute((tx) => endSessions(tx, account, { only: first.session.id }));
  await assert.rejects(enter(), refused('user_invalid_token'));
});

test('voiding all codes ends one that is being used at the same moment', async () => {
  const { account } = await member(core);
  const browser = newCookieSecret();
  const { userId } = await sendCode(core, { purpose: 'log-in', email: account.email, browser, device });
  const code = await mailedCode(core, account.email);
  const enter = () => enterWithCode(core, { userId, secret: code, browser, device });
  await core.db.transaction().execute(async (tx) => {
    // `now()` of this transaction stays at this moment.
    await sql`select now()`.execute(tx);
    await enter();
    await voidProofs(tx, account.id);
  });
  await assert.rejects(enter(), refused('user_invalid_token'));
});

test('a used code is valid for no other browser, and not with other digits', async () => {
  const { code, enter } = await cameIn();
  await assert.rejects(enter(code, newCookieSecret()), refused('user_invalid_token'));
  await assert.rejects(enter(wrongFor(code)), refused('user_invalid_token'));
});

test('a used code accepts five guesses at most', async () => {
  const { code, enter } = await cameIn();
  for (let at = 0; at < 5; at++) await assert.rejects(enter(wrongFor(code)), refused('user_invalid_token'));
  await assert.rejects(enter(code), refused('general_rate_limit_exceeded'));
});

test('a used code ends with its own ten minutes, and with a changed password', async () => {
  const late = await cameIn();
  // Its own ten minutes, however late it was used.
  await sql`update codes set created_at = created_at - interval '601 seconds' where email = ${late.account.email}`.execute(
    core.db,
  );
  await assert.rejects(late.enter(), refused('user_invalid_token'));
  const changed = await cameIn();
  await core.db.transaction().execute((tx) => voidProofs(tx, changed.account.id));
  await assert.rejects(changed.enter(), refused('user_invalid_token'));
});

test('a repeated change of address is confirmed again, only in the same session', async () => {
  const asha = await member(core);
  const email = freshEmail();
  await requestEmailChange(core, asha, { email, password: goodPassword });
  const code = await mailedCode(core, email, 'change-address');
  const changed = await confirmEmailChange(core, asha, code);
  const now = { ...asha, account: changed };
  assert.equal((await confirmEmailChange(core, now, code)).email, email);
  await assert.rejects(confirmEmailChange(core, now, wrongFor(code)), refused('user_invalid_token'));
  const elsewhere = { ...now, sessionId: 'another' };
  await assert.rejects(confirmEmailChange(core, elsewhere, code), refused('user_invalid_token'));
});
