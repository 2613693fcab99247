import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { device, freshEmail, goodPassword, mailedCode, member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { confirmEmailChange } from '../addresses/confirm-email-change.ts';
import { requestEmailChange } from '../addresses/request-email-change.ts';
import { Refusal } from '../ground/refusal.ts';
import { newCookieSecret } from '../ground/secrets.ts';
import { enterWithCode } from '../sign-ups/enter-with-code.ts';
import { sendCode } from '../sign-ups/send-code.ts';
import { voidProofs } from './steps/void-proofs.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** A member who has come in by a mailed code, whose answer may have been lost. */
async function cameIn() {
  const { account } = await member(core);
  const browser = newCookieSecret();
  const { userId } = await sendCode(core, { purpose: 'log-in', email: account.email, browser, device });
  const code = await mailedCode(core, account.email);
  const enter = (secret = code, by = browser) => enterWithCode(core, { userId, secret, browser: by, device });
  await enter();
  return { account, code, enter };
}

test('a log-in by code whose answer was lost opens a session again in the same browser', async () => {
  const { account, enter } = await cameIn();
  const again = await enter();
  assert.ok('opened' in again);
  assert.equal(again.opened.account.id, account.id);
});

test('ten forms with one code at once are all answered with a session of its account', async () => {
  const { account, enter } = await cameIn();
  await core.db.deleteFrom('rate_limits').execute();
  const entrances = await Promise.allSettled(Array.from({ length: 10 }, () => enter()));
  const opened = entrances.flatMap((one) =>
    one.status === 'fulfilled' && 'opened' in one.value ? [one.value] : [],
  );
  assert.equal(opened.length, 5, 'as many as one may try');
  assert.ok(opened.every((one) => one.opened.account.id === account.id));
});

test('a used code is good for no other browser, and not for other digits', async () => {
  const { code, enter } = await cameIn();
  await assert.rejects(enter(code, newCookieSecret()), refused('user_invalid_token'));
  await assert.rejects(enter(wrongFor(code)), refused('user_invalid_token'));
});

test('a used code is guessed at five times at the most', async () => {
  const { code, enter } = await cameIn();
  for (let at = 0; at < 5; at++) await assert.rejects(enter(wrongFor(code)), refused('user_invalid_token'));
  await assert.rejects(enter(code), refused('general_rate_limit_exceeded'));
});

test('a used code ends after ten minutes, and with a changed password', async () => {
  const late = await cameIn();
  await sql`update codes set used_at = used_at - interval '601 seconds' where email = ${late.account.email}`.execute(
    core.db,
  );
  await assert.rejects(late.enter(), refused('user_invalid_token'));
  const changed = await cameIn();
  await core.db.transaction().execute((tx) => voidProofs(tx, changed.account.id));
  await assert.rejects(changed.enter(), refused('user_invalid_token'));
});

test('a changed address whose answer was lost is said to be changed, in the same session alone', async () => {
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
