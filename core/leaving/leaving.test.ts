import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareEmail } from '#core/collected/emails.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { codeOf } from '#core/ground/secrets.ts';
import { again, device, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { presentAccount } from '../accounts/present.ts';
import { requestCode } from '../codes/request-code.ts';
import { openSession } from '../sessions/steps/open-session.ts';
import { beginLeaving } from './begin-leaving.ts';
import { callOffLeaving } from './call-off-leaving.ts';
import { removeLeavers } from './remove-leavers.ts';
import { requestLeavingCode } from './request-leaving-code.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const sessionsOf = (accountId: string) =>
  core.db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute();

test('giving an account up takes the password, signs out other devices and sends an email', async () => {
  const asha = await member(core);
  await core.db
    .transaction()
    .execute((tx) => openSession(tx, asha.account, { provider: 'email', factors: ['password'] }, device));
  await assert.rejects(
    beginLeaving(core, asha, { password: 'Not#The1Password' }),
    refused('user_invalid_credentials'),
  );
  const account = await beginLeaving(core, asha, { password: goodPassword });
  const days = ((account.leaves_at?.getTime() ?? 0) - Date.now()) / 86_400_000;
  assert.ok(days > 29.9 && days <= 30, String(days));
  assert.deepEqual(presentAccount(account).labels, ['leaving']);
  assert.deepEqual(await sessionsOf(asha.id), [{ id: asha.sessionId }]);
  const email = await prepareEmail(core, { letter: 'leaving', accountId: asha.id });
  assert.ok(email?.letter === 'leaving' && email.to === asha.account.email);
});

test('an account without a password is given up with a mailed code', async () => {
  const asha = await member(core, { password: null });
  const token = await requestLeavingCode(core, asha);
  const code = codeOf(core.key, token.id);
  const wrong = code === '000000' ? '111111' : '000000';
  await assert.rejects(
    beginLeaving(core, asha, { password: '', code: wrong }),
    refused('user_invalid_token'),
  );
  await assert.rejects(beginLeaving(core, asha, { password: '' }), refused('user_invalid_credentials'));
  assert.ok((await beginLeaving(core, asha, { password: '', code })).leaves_at);
  await assert.rejects(beginLeaving(core, asha, { password: '', code }), refused('user_invalid_token'));
  const repeated = await beginLeaving(core, await again(core, asha), { password: '', code });
  assert.ok(repeated.leaves_at, 'sent twice it is answered alike');
});

test('a member with a password may confirm with a code instead, but only with one of their own session', async () => {
  const asha = await member(core);
  const request = { userId: 'unique()', email: asha.account.email, phrase: false, device };
  const toLogIn = codeOf(core.key, (await requestCode(core, request)).id);
  await assert.rejects(
    beginLeaving(core, asha, { password: '', code: toLogIn }),
    refused('user_invalid_token'),
  );
  const token = await requestLeavingCode(core, asha);
  const email = await prepareEmail(core, { letter: 'confirmation-code', codeId: token.id });
  assert.ok(email?.letter === 'confirmation-code' && email.to === asha.account.email);
  assert.equal(email.minutes, 10);
  const code = codeOf(core.key, token.id);
  assert.ok((await beginLeaving(core, asha, { password: '', code })).leaves_at);
});

test('five wrong guesses void the code, also all at once', async () => {
  const asha = await member(core);
  const token = await requestLeavingCode(core, asha);
  const code = codeOf(core.key, token.id);
  const wrong = code === '000000' ? '111111' : '000000';
  await Promise.allSettled(
    Array.from({ length: 8 }, () => beginLeaving(core, asha, { password: '', code: wrong })),
  );
  await assert.rejects(beginLeaving(core, asha, { password: '', code }), refused('sign_up_code_void'));
});

test('within the 30 days the account can be kept, afterwards it is gone', async () => {
  const [stays, goes, changes] = [await member(core), await member(core), await member(core)];
  for (const leaver of [goes, changes]) await beginLeaving(core, leaver, { password: goodPassword });
  await callOffLeaving(core, changes);
  assert.equal(await prepareEmail(core, { letter: 'leaving', accountId: changes.id }), null);
  assert.equal(await removeLeavers(core), 0);
  await core.db.updateTable('accounts').set({ leaves_at: new Date() }).where('id', '=', goes.id).execute();
  assert.equal(await removeLeavers(core), 1);
  const left = await core.db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [stays.id, goes.id, changes.id])
    .execute();
  assert.deepEqual(left.map(({ id }) => id).sort(), [stays.id, changes.id].sort());
  assert.deepEqual(await sessionsOf(goes.id), []);
});
