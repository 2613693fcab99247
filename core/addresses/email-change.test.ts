import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareEmail } from '#core/collected/emails.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { freshEmail, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { requestEmailChange } from './request-email-change.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

const addressOf = async (accountId: string) =>
  (await core.db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow())
    .email;

test('the new address counts once its code is typed, and the old address gets an email', async () => {
  const asha = await member(core);
  const email = freshEmail('new');
  await requestEmailChange(core, asha, { email, password: goodPassword });
  assert.equal(await addressOf(asha.id), asha.account.email);
  const code = await mailedCode(core, email, 'change-address');
  await assert.rejects(
    confirmEmailChange(core, asha, code === '000000' ? '111111' : '000000'),
    refused('user_invalid_token'),
  );
  const moved = await confirmEmailChange(core, asha, code);
  assert.equal(moved.email, email);
  assert.ok(moved.email_verified_at);
  await assert.rejects(confirmEmailChange(core, asha, code), refused('user_invalid_token'));
  const { email: old } = asha.account;
  const message = await prepareEmail(core, { letter: 'email-changed', accountId: asha.id, to: old });
  assert.ok(message?.letter === 'email-changed' && message.to === old && message.email === email);
});

test('a change needs the password and another address than the member’s own, and is rate limited', async () => {
  await inOneWindow(60);
  const asha = await member(core);
  const ask = (email: string, password = goodPassword) => requestEmailChange(core, asha, { email, password });
  await assert.rejects(ask(freshEmail(), 'Not#The1Password'), refused('user_invalid_credentials'));
  await assert.rejects(ask(asha.account.email), refused('user_target_already_exists'));
  await ask(freshEmail());
  await assert.rejects(ask(freshEmail()), refused('general_rate_limit_exceeded'));
});

test('only its owner learns whether an address is taken', async () => {
  const [asha, other] = [await member(core), await member(core)];
  const { email } = other.account;
  assert.equal((await requestEmailChange(core, asha, { email, password: goodPassword })).email, email);
  await assert.rejects(
    confirmEmailChange(core, asha, await mailedCode(core, email, 'change-address')),
    refused('user_target_already_exists'),
  );
  assert.equal(await addressOf(asha.id), asha.account.email);
});

test('five wrong guesses void the code', async () => {
  const asha = await member(core);
  const email = freshEmail();
  await requestEmailChange(core, asha, { email, password: goodPassword });
  const code = await mailedCode(core, email, 'change-address');
  const wrong = code === '000000' ? '111111' : '000000';
  for (let guess = 1; guess < 5; guess++)
    await assert.rejects(confirmEmailChange(core, asha, wrong), refused('user_invalid_token'));
  await assert.rejects(confirmEmailChange(core, asha, wrong), refused('sign_up_code_void'));
  await assert.rejects(confirmEmailChange(core, asha, code), refused('sign_up_code_void'));
});
