import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { prepareEmail } from '#core/collected/emails.ts';
import { staff } from '#tests/administration/staff.ts';
import { codeOfApp, forgetSteps, type WithSecret, withApp } from '#tests/factors/factors.ts';
import { administrator, again, device, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { Refusal } from '../ground/refusal.ts';
import { recover } from '../passwords/recover.ts';
import { findSession } from '../sessions/find-session.ts';
import { findWaiting } from '../sessions/find-waiting.ts';
import { logIn } from '../sessions/log-in.ts';
import { finishLogIn } from './finish-log-in.ts';
import { removeFactor } from './remove-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { resetFactors } from './reset-factors.ts';
import { restoreFactors } from './restore-factors.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

/** The unused links of the mailed changes, the oldest first. */
async function linksOf(who: WithSecret) {
  const changes = await core.db
    .selectFrom('factor_changes')
    .select(['id', 'kind'])
    .where('account_id', '=', who.id)
    .where('used_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return Promise.all(
    changes.map(async ({ id: changeId, kind }) => {
      const email = await prepareEmail(core, { letter: 'factor-changed', changeId });
      assert.ok(email?.letter === 'factor-changed');
      assert.equal(email.to, who.account.email);
      const { searchParams } = new URL(email.path, 'https://site.invalid');
      return { kind, userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
    }),
  );
}

async function logInWith(who: WithSecret, password: string, kind: 'totp' | 'recoverycode', code: string) {
  const { secret } = await logIn(core, { email: who.account.email, password, device });
  const waiting = await findWaiting(core, { accountId: who.id, secret });
  assert.ok(waiting);
  return finishLogIn(core, waiting, { kind, code, device });
}

test('each change is mailed with a link, and the link of a removal brings app and codes back', async () => {
  const { member: who, appId, appSecret, codes } = await withApp(core, await member(core));
  await removeFactor(core, who, appId);
  const links = await linksOf(who);
  assert.deepEqual(
    links.map(({ kind }) => kind),
    ['added', 'removed'],
  );
  const [, removal] = links;
  assert.ok(removal);
  const { token, secret } = await restoreFactors(core, removal);
  assert.equal(await findSession(core, { accountId: who.id, secret: who.secret }), null);
  await assert.rejects(
    logIn(core, { email: who.account.email, password: goodPassword, device }),
    refused('user_invalid_credentials'),
  );
  assert.equal(token.account_id, who.id);
  const password = 'Restored#Rangoli7';
  await recover(core, { userId: who.id, secret, password });
  await forgetSteps(core, who.id);
  assert.ok(await logInWith(who, password, 'totp', codeOfApp(appSecret)));
  assert.ok(await logInWith(who, password, 'recoverycode', codes[3] ?? ''));
});

test('a link works once, ten presses at once included, and no link of a later change after it', async () => {
  const { member: who, appId } = await withApp(core, await member(core));
  await renewRecoveryCodes(core, who);
  await removeFactor(core, who, appId);
  const [added, renewed, removed] = await linksOf(who);
  assert.ok(added && renewed && removed);
  const pressed = await Promise.allSettled(Array.from({ length: 10 }, () => restoreFactors(core, renewed)));
  assert.equal(pressed.filter(({ status }) => status === 'fulfilled').length, 1);
  await assert.rejects(restoreFactors(core, removed), refused('user_invalid_token'));
  assert.ok((await again(core, who)).account.mfa_since);
  // The one of an earlier change still leads back further.
  assert.ok(await restoreFactors(core, added));
  assert.equal((await again(core, who)).account.mfa_since, null);
});

test('a link works for seven days, for its own account, and not with another secret', async () => {
  const { member: who } = await withApp(core, await member(core));
  const other = await member(core);
  const [link] = await linksOf(who);
  assert.ok(link);
  const wrong = { userId: link.userId, secret: '5a'.repeat(128) };
  await assert.rejects(restoreFactors(core, wrong), refused('user_invalid_token'));
  await assert.rejects(restoreFactors(core, { ...link, userId: other.id }), refused('user_invalid_token'));
  await sql`update factor_changes set expires_at = now() - interval '1 second'
    where account_id = ${who.id}`.execute(core.db);
  await assert.rejects(restoreFactors(core, link), refused('user_invalid_token'));
});

test('a recovery code that was used after a change does not come back with its link', async () => {
  const { member: who, codes } = await withApp(core, await member(core));
  await renewRecoveryCodes(core, who);
  const [, renewal] = await linksOf(who);
  assert.ok(renewal);
  const password = 'Restored#Rangoli7';
  const { secret } = await restoreFactors(core, renewal);
  await recover(core, { userId: who.id, secret, password });
  const [used = '', other = ''] = codes;
  await logInWith(who, password, 'recoverycode', used);
  // The email about the link's own use has a link, too: it leads to the codes in between, and from there back.
  for (const link of (await linksOf(who)).slice(1).reverse()) {
    const back = await restoreFactors(core, link);
    await recover(core, { userId: who.id, secret: back.secret, password });
    await assert.rejects(logInWith(who, password, 'recoverycode', used), refused('user_invalid_token'));
  }
  const undone = (await linksOf(who)).at(-1);
  assert.ok(undone);
  const back = await restoreFactors(core, undone);
  await recover(core, { userId: who.id, secret: back.secret, password });
  await assert.rejects(logInWith(who, password, 'recoverycode', used), refused('user_invalid_token'));
  assert.ok(await logInWith(who, password, 'recoverycode', other));
});

test('a step that was used does not work again after the link has brought its app back', async () => {
  const { member: who, appSecret } = await withApp(core, await member(core));
  const code = codeOfApp(appSecret);
  await logInWith(who, goodPassword, 'totp', code);
  await renewRecoveryCodes(core, who);
  const renewal = (await linksOf(who)).at(-1);
  assert.ok(renewal);
  const { secret } = await restoreFactors(core, renewal);
  const password = 'Restored#Rangoli7';
  await recover(core, { userId: who.id, secret, password });
  await assert.rejects(logInWith(who, password, 'totp', code), refused('user_invalid_token'));
});

test('the operator removes lost factors: logged, emailed, and every session ends', async () => {
  const { core: desk, admin } = await administrator(core);
  const { member: who } = await withApp(core, await member(core));
  await resetFactors(desk, admin, { accountId: who.id, reason: 'Called, and showed the passport.' });
  assert.equal(await findSession(core, { accountId: who.id, secret: who.secret }), null);
  const opened = await logIn(core, { email: who.account.email, password: goodPassword, device });
  assert.equal(opened.isWaiting, undefined);
  assert.equal((await linksOf(who)).at(-1)?.kind, 'reset');
  const logged = await core.db
    .selectFrom('admin_actions')
    .select(['action', 'actor_id', 'detail'])
    .where('subject_id', '=', who.id)
    .execute();
  assert.deepEqual(logged, [
    { action: 'factors.reset', actor_id: admin.id, detail: 'Called, and showed the passport.' },
  ]);
  const again = resetFactors(desk, admin, { accountId: who.id, reason: 'Again.' });
  await assert.rejects(again, refused('factor_not_found'));
});

test('the link of a first app takes the app off no member of staff', async () => {
  const { member: who } = await withApp(core, await staff(core, 'cases'));
  const [added] = await linksOf(who);
  assert.ok(added);
  await restoreFactors(core, added);
  const left = await core.db.selectFrom('factors').select('id').where('account_id', '=', who.id).execute();
  assert.equal(left.length, 1);
  assert.equal(await findSession(core, { accountId: who.id, secret: who.secret }), null);
});
