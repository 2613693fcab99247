import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { writeEmail } from '#outside/mail/write-email.ts';
import { staff } from '#tests/administration/staff.ts';
import {
  administrator,
  device,
  founderForm,
  goodPassword,
  member,
  provenAddress,
} from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { listActions } from '../administration/list-actions.ts';
import { operator } from '../administration/operator.ts';
import { requestCode } from '../codes/request-code.ts';
import { openToken } from '../codes/steps/open-token.ts';
import { prepareEmail } from '../collected/emails.ts';
import type { Email } from '../ground/emails.ts';
import { Refusal } from '../ground/refusal.ts';
import { codeOf, linkSecretOf } from '../ground/secrets.ts';
import { recover } from '../passwords/recover.ts';
import { requestRecovery } from '../passwords/request-recovery.ts';
import { findSession } from '../sessions/find-session.ts';
import { logIn } from '../sessions/log-in.ts';
import { logInWithCode } from '../sessions/log-in-with-code.ts';
import { signUp } from '../sign-ups/sign-up.ts';
import { releaseDue } from '../standings/release-due.ts';
import { endSuspension } from './end-suspension.ts';
import { openAccount } from './open-account.ts';
import { suspendAccount } from './suspend-account.ts';

const made = await administrator(await freshCore());
const { admin } = made;
const core = { ...made.core, contactAddress: 'hello@saharambh.example' };
const site = { name: 'Saharambh', origin: 'https://saharambh.example', city: 'Mumbai' };
const reason = 'Invited people to a scheme.';
const suspend = (accountId: string) => suspendAccount(core, admin, { accountId, reason });
const isRefused =
  (code: string, why = /^/) =>
  (error: unknown) =>
    error instanceof Refusal && error.code === code && why.test(error.values.reason ?? '');

async function emailsAbout(accountId: string): Promise<Email[]> {
  const emails = await postedEmails(core);
  return emails.filter(
    (message) =>
      /^(account-suspended|suspension-ended)$/.test(message.letter) &&
      'accountId' in message &&
      message.accountId === accountId,
  );
}

async function actionsOn(accountId: string): Promise<string[]> {
  const { actions } = await listActions(core, {});
  return actions.filter(({ subject }) => subject?.$id === accountId).map(({ action }) => action);
}

test('a suspension ends sessions and mailed proofs, sends an email with its reason, and is logged', async () => {
  const them = await member(core);
  await core.db
    .transaction()
    .execute((tx) => openToken(tx, { kind: 'recovery', account: them.account, email: them.account.email }));
  const view = await suspend(them.id);
  assert.equal(view.suspended, true);
  assert.equal(view.suspensionReason, reason);
  assert.equal(view.sessions, 0);
  assert.equal(await findSession(core, { accountId: them.id, secret: them.secret }), null);
  const tokens = await core.db.selectFrom('tokens').select('id').where('account_id', '=', them.id).execute();
  assert.deepEqual(tokens, []);
  const emails = await emailsAbout(them.id);
  assert.equal(emails.length, 1);
  const prepared = emails[0] && (await prepareEmail(core, emails[0]));
  assert.ok(prepared);
  const mail = writeEmail(prepared, site);
  assert.equal(prepared.to, them.account.email);
  assert.equal(mail.replyTo, 'hello@saharambh.example');
  assert.match(mail.text, /Invited people to a scheme\.[\s\S]*saharambh\.example\/complain/);
  assert.deepEqual(await actionsOn(them.id), ['account.suspended']);
});

test('ten suspensions at once are one: one email, one entry, one reason', async () => {
  const them = await member(core);
  const views = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      suspendAccount(core, admin, { accountId: them.id, reason: `Reason ${at}` }),
    ),
  );
  assert.equal(new Set(views.map(({ suspensionReason }) => suspensionReason)).size, 1);
  assert.equal((await emailsAbout(them.id)).length, 1);
  assert.deepEqual(await actionsOn(them.id), ['account.suspended']);
});

test('a suspended member cannot sign in by any way, and learns why once they have proven who they are', async () => {
  const them = await member(core);
  const { email } = them.account;
  await suspend(them.id);
  const why = /^Invited people/;
  await assert.rejects(
    logIn(core, { email, password: goodPassword, device }),
    isRefused('user_blocked', why),
  );
  await assert.rejects(
    logIn(core, { email, password: 'Not#The1Password', device }),
    isRefused('user_invalid_credentials'),
  );
  const token = await requestCode(core, { userId: 'unique()', email, phrase: false, device });
  assert.equal(token.account_id, them.id);
  await assert.rejects(
    logInWithCode(core, { userId: them.id, secret: '000000', device }),
    isRefused('user_invalid_token'),
  );
  await assert.rejects(
    logInWithCode(core, { userId: them.id, secret: codeOf(core.key, token.id), device }),
    isRefused('user_blocked', why),
  );
});

test('a recovery answers as always, and leads nowhere', async () => {
  const them = await member(core);
  await suspend(them.id);
  const asked = await requestRecovery(core, { email: them.account.email, url: 'https://saharambh.example' });
  assert.notEqual(asked.account_id, them.id);
  const kept = await core.db
    .transaction()
    .execute((tx) => openToken(tx, { kind: 'recovery', account: them.account, email: them.account.email }));
  const secret = linkSecretOf(core.key, 'recovery', kept.id);
  await assert.rejects(
    recover(core, { userId: them.id, secret, password: 'Another#42' }),
    isRefused('user_invalid_token'),
  );
});

test('a suspended address cannot sign up again, nor repeat the sign-up it came with', async () => {
  const { email, browser } = await provenAddress(core);
  const form = founderForm(email);
  const input = { browser, form, idempotencyKey: 'once', device, language: 'en', previous: null };
  const { account } = await signUp(core, input);
  await suspend(account.id);
  await assert.rejects(signUp(core, input), isRefused('user_blocked'));
  const later = await provenAddress(core, email);
  await assert.rejects(
    signUp(core, { ...input, browser: later.browser, idempotencyKey: 'twice' }),
    isRefused('user_already_exists'),
  );
});

test('administrators cannot suspend themselves, another administrator, or an unknown account', async () => {
  const second = await administrator(core, 'second');
  const both = second.core;
  const tryToSuspend = (accountId: string) => suspendAccount(both, admin, { accountId, reason });
  await assert.rejects(tryToSuspend(admin.id), isRefused('account_protected'));
  await assert.rejects(tryToSuspend(second.admin.id), isRefused('account_protected'));
  await assert.rejects(tryToSuspend('nobody'), isRefused('user_not_found'));
  assert.equal((await openAccount(both, admin, second.admin.id)).can.suspend, false);
});

test('a member whose suspension was ended can sign in again, and gets an email', async () => {
  const them = await member(core);
  await suspend(them.id);
  const views = await Promise.all([1, 2, 3].map(() => endSuspension(core, admin, them.id)));
  assert.ok(views.every(({ suspended, suspensionReason }) => !suspended && suspensionReason === ''));
  await logIn(core, { email: them.account.email, password: goodPassword, device });
  const emails = await emailsAbout(them.id);
  assert.deepEqual(
    emails.map(({ letter: message }) => message),
    ['account-suspended', 'suspension-ended'],
  );
  const [pointless, opened] = await Promise.all(emails.map((message) => prepareEmail(core, message)));
  assert.equal(pointless, null, 'it has lost its point');
  assert.ok(opened && /sign in as before/.test(writeEmail(opened, site).text));
  assert.deepEqual(await actionsOn(them.id), ['account.suspensionEnded', 'account.suspended']);
});

test('a suspension for some days ends by itself: its owner can sign in then, and gets an email', async () => {
  const them = await member(core);
  const view = await suspendAccount(core, admin, { accountId: them.id, reason, days: 7 });
  assert.equal(Math.round((Date.parse(view.suspendedUntil) - Date.now()) / 86_400_000), 7);
  const { email } = them.account;
  const enter = () => logIn(core, { email, password: goodPassword, device });
  await assert.rejects(enter(), (error) => {
    assert.ok(isRefused('user_blocked', /^Invited people/)(error));
    assert.match((error as Refusal).values.on ?? '', /^\d{4}-\d{2}-\d{2}$/);
    return true;
  });
  const [message] = await emailsAbout(them.id);
  const prepared = message && (await prepareEmail(core, message));
  assert.match((prepared && writeEmail(prepared, site).text) ?? '', /suspended your account until \d/);

  await setStanding(core, them.id, { suspended_until: sql<Date>`now() - interval '1 second'` });
  await enter();
  assert.deepEqual((await openAccount(core, admin, them.id)).suspended, false);
  assert.equal(await releaseDue(core), 1);
  assert.equal(await releaseDue(core), 0);
  const after = await emailsAbout(them.id);
  assert.deepEqual(
    after.map((one) => one.letter),
    ['account-suspended', 'suspension-ended'],
  );
  assert.ok(after[1] && (await prepareEmail(core, after[1])));
});

test('once its time is over, a suspension can be followed by another', async () => {
  const them = await member(core);
  await suspendAccount(core, admin, { accountId: them.id, reason, days: 1 });
  await setStanding(core, them.id, { suspended_until: sql<Date>`now() - interval '1 second'` });
  const again = await suspendAccount(core, admin, { accountId: them.id, reason: 'Did it once more.' });
  assert.equal(again.suspensionReason, 'Did it once more.');
  assert.equal(daysUntil(again.suspendedUntil), 7);
});

test('7 days begin at once, and a second one of the staff confirms more: until then no one lengthens them', async () => {
  const [them, other] = [await member(core), await staff(core, 'accounts')];
  const long = await suspendAccount(core, admin, { accountId: them.id, reason: 'Worse.', days: 30 });
  assert.deepEqual([long.suspensionReason, daysUntil(long.suspendedUntil)], ['Worse.', 7]);
  for (const days of [1, 7, 30]) {
    const same = await suspendAccount(core, admin, { accountId: them.id, reason: 'Late.', days });
    assert.deepEqual([same.suspensionReason, same.suspendedUntil], ['Worse.', long.suspendedUntil]);
  }
  const endless = { accountId: them.id, reason: 'Worst.' };
  await assert.rejects(suspendAccount(core, admin, endless), isRefused('proposal_waits'));
  await setStanding(core, them.id, { suspended_at: sql<Date>`suspended_at - interval '6 days'` });
  await assert.rejects(confirmProposal(core, other, long.proposalId), isRefused('conflict'));
  await setStanding(core, them.id, { suspended_at: sql<Date>`suspended_at + interval '6 days'` });
  await confirmProposal(core, other, long.proposalId);
  const view = await openAccount(core, admin, them.id);
  assert.deepEqual([daysUntil(view.suspendedUntil), view.proposalId], [30, '']);
  assert.deepEqual(await actionsOn(them.id), ['account.opened', 'account.suspended', 'account.suspended']);
  assert.equal((await emailsAbout(them.id)).length, 2);
  const last = await suspendAccount(core, admin, endless);
  assert.equal(daysUntil(last.suspendedUntil), 30);
  await confirmProposal(core, other, last.proposalId);
  assert.equal((await openAccount(core, admin, them.id)).suspendedUntil, '');
});

test('one of the staff does not reach more than 7 days by suspending again and again', async () => {
  const them = await member(core);
  await suspendAccount(core, admin, { accountId: them.id, reason, days: 3 });
  await setStanding(core, them.id, { suspended_at: sql<Date>`now() - interval '2 days'` });
  const again = await suspendAccount(core, admin, { accountId: them.id, reason, days: 7 });
  assert.equal(daysUntil(again.suspendedUntil), 5);
  assert.notEqual(again.proposalId, '');
});

test('a longer suspension is not confirmed if the suspension was ended meanwhile', async () => {
  const [them, other] = [await member(core), await staff(core, 'accounts')];
  const { proposalId } = await suspendAccount(core, admin, { accountId: them.id, reason, days: 30 });
  await endSuspension(core, admin, them.id);
  await assert.rejects(confirmProposal(core, other, proposalId), isRefused('conflict'));
  assert.equal((await openAccount(core, admin, them.id)).suspended, false);
});

test('the operator suspends without a second one, and the log says who did it', async () => {
  const them = await member(core);
  const view = await suspendAccount(core, operator, { accountId: them.id, reason });
  assert.deepEqual([view.suspendedUntil, view.proposalId], ['', '']);
  const { actions } = await listActions(core, {});
  assert.equal(actions.find(({ subject }) => subject?.$id === them.id)?.actor.$id, 'operator');
});

const daysUntil = (at: string) => Math.round((Date.parse(at) - Date.now()) / 86_400_000);
