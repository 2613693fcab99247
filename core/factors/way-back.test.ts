import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareEmail } from '#core/collected/emails.ts';
import type { Email } from '#core/ground/emails.ts';
import { again, device, freshEmail, goodPassword, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore, type TestCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { confirmEmailChange } from '../addresses/confirm-email-change.ts';
import { formerAddressLink } from '../addresses/find-former-address.ts';
import { requestEmailChange } from '../addresses/request-email-change.ts';
import { updateEmail } from '../addresses/update-email.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { hashOf, linkSecretOf, newCookieSecret } from '../ground/secrets.ts';
import { recover } from '../passwords/recover.ts';
import { updatePassword } from '../passwords/update-password.ts';
import { findSession } from '../sessions/find-session.ts';
import { logIn } from '../sessions/log-in.ts';
import { restoreAddress } from './restore-address.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

const accountOf = (id: string) =>
  core.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The secrets of the links mailed to the account's former addresses, the oldest first. */
async function linksOf(accountId: string): Promise<string[]> {
  const left = await core.db
    .selectFrom('former_addresses')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('place')
    .execute();
  return left.map(({ id }) => linkSecretOf(core.key, formerAddressLink, id));
}

async function emailTo(to: string) {
  const { rows } = await core.connection.pool.query(
    "select payload from jobs where payload->>'letter' = 'email-changed' and payload->>'to' = $1 order by id desc",
    [to],
  );
  return prepareEmail(core, rows[0].payload as Email);
}

/** Both ways in which an address changes. */
const ways: Record<string, (thief: Member, email: string, password?: string) => Promise<unknown>> = {
  'the contract’s call': (thief, email, password = goodPassword) =>
    updateEmail(core, thief, { email, password }),
  'a code mailed to the new address': async (thief, email, password = goodPassword) => {
    await requestEmailChange(core, thief, { email, password });
    return confirmEmailChange(core, thief, await mailedCode(core, email, 'change-address'));
  },
};

for (const [way, change] of Object.entries(ways))
  test(`${way}: the old address gets an email whose link takes the account back from a thief`, async () => {
    const asha = await member(core);
    const { email: old } = asha.account;
    const thiefsBrowser = newCookieSecret();
    const thiefs = await logIn(core, {
      email: old,
      password: goodPassword,
      device: { ...device, browser: thiefsBrowser },
    });
    const secretHash = hashOf(thiefs.secret).toString('base64');
    const thief = { ...asha, sessionId: thiefs.session.id, secretHash };
    const stolen = freshEmail('thief');
    await change(thief, stolen);
    await updatePassword(core, await again(core, thief), {
      password: 'Stolen#4242',
      oldPassword: goodPassword,
    });
    const message = await emailTo(old);
    assert.ok(message?.letter === 'email-changed' && message.email === stolen);
    const link = new URL(message.path ?? '', 'https://saharambh.example');
    const claim = Object.fromEntries(link.searchParams) as { userId: string; secret: string };
    const { token, secret } = await restoreAddress(core, claim);
    const restored = await accountOf(asha.id);
    assert.deepEqual(
      [restored.email, restored.email_verified_at !== null, restored.password_hash],
      [old, true, null],
    );
    for (const { secret } of [asha, thiefs])
      assert.equal(await findSession(core, { accountId: asha.id, secret }), null, 'no session exists');
    for (const email of [old, stolen])
      for (const password of [goodPassword, 'Stolen#4242'])
        await assert.rejects(logIn(core, { email, password, device }), refused('user_invalid_credentials'));
    const known = await core.db
      .selectFrom('known_browsers')
      .select('browser')
      .where('account_id', '=', asha.id)
      .execute();
    assert.deepEqual(known, [], 'the thief’s browser is not known any more');
    assert.equal(token.account_id, asha.id);
    await recover(core, { userId: asha.id, secret, password: 'Mine again#42' });
    assert.ok(await logIn(core, { email: old, password: 'Mine again#42', device }));
    await assert.rejects(restoreAddress(core, claim), refused('user_invalid_token'), 'it works once');
  });

test('the first former address wins over later ones, and addresses left by a thief lead nowhere', async () => {
  const asha = await member(core);
  const { email: old } = asha.account;
  const [second, third] = [freshEmail('second'), freshEmail('third')];
  const change = ways['a code mailed to the new address'];
  await change?.(asha, second);
  await core.db.deleteFrom('rate_limits').execute();
  await change?.(await again(core, asha), third);
  const [toOld = '', toSecond = ''] = await linksOf(asha.id);
  const claim = (secret: string) => ({ userId: asha.id, secret });
  await restoreAddress(core, claim(toSecond));
  assert.equal((await accountOf(asha.id)).email, second);
  await restoreAddress(core, claim(toOld));
  assert.equal((await accountOf(asha.id)).email, old);
  assert.deepEqual(await linksOf(asha.id), [], 'and none of the thief’s has a way back');
  for (const secret of [toOld, toSecond])
    await assert.rejects(restoreAddress(core, claim(secret)), refused('user_invalid_token'));
  const sent = await emailTo(second);
  assert.ok(sent?.letter === 'email-changed' && sent.path === undefined);
});

test('of ten simultaneous restorations one succeeds, also while the account moves on', async () => {
  const asha = await member(core);
  const { email: old } = asha.account;
  await updateEmail(core, asha, { email: freshEmail('thief'), password: goodPassword });
  const [secret = ''] = await linksOf(asha.id);
  const held = await holdRow(core, asha.id);
  const thief = await again(core, asha);
  const moved = updateEmail(core, thief, { email: freshEmail('thief'), password: goodPassword }).catch(
    (error) => error,
  );
  await held.waiters(1);
  const tries = Array.from({ length: 10 }, () => restoreAddress(core, { userId: asha.id, secret }));
  const settled = Promise.allSettled(tries);
  await held.waiters(5);
  await held.release();
  const outcomes = await settled;
  await moved;
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of outcomes)
    if (one.status === 'rejected') assert.ok(refused('user_invalid_token')(one.reason), String(one.reason));
  assert.equal((await accountOf(asha.id)).email, old);
  assert.deepEqual(await linksOf(asha.id), []);
});

test('a change of address that was queued behind a restoration is refused', async () => {
  const asha = await member(core);
  const { email: old } = asha.account;
  await updateEmail(core, asha, { email: freshEmail('thief'), password: goodPassword });
  const [secret = ''] = await linksOf(asha.id);
  const thief = await again(core, asha);
  const held = await holdRow(core, asha.id);
  const back = restoreAddress(core, { userId: asha.id, secret });
  await held.waiters(1);
  const later = updateEmail(core, thief, { email: freshEmail('thief'), password: goodPassword });
  const outcome = Promise.allSettled([later]);
  await held.waiters(2);
  await held.release();
  await back;
  assert.equal((await outcome)[0]?.status, 'rejected');
  assert.equal((await accountOf(asha.id)).email, old);
});

test('a link works for seven days by the database’s time, and a wrong link never works', async () => {
  const asha = await member(core);
  await updateEmail(core, asha, { email: freshEmail('thief'), password: goodPassword });
  const [secret = ''] = await linksOf(asha.id);
  const other = await member(core);
  for (const claim of [
    { userId: asha.id, secret: `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}` },
    { userId: asha.id, secret: '' },
    { userId: other.id, secret },
    { userId: 'nobody', secret },
    { userId: asha.id, secret: linkSecretOf(core.key, 'recovery', secret) },
  ])
    await assert.rejects(restoreAddress(core, claim), refused('user_invalid_token'));
  const age = (span: string) =>
    core.connection.pool.query(
      `update former_addresses set expires_at = expires_at - $2::interval where account_id = $1`,
      [asha.id, span],
    );
  await age('7 days');
  await assert.rejects(restoreAddress(core, { userId: asha.id, secret }), refused('user_invalid_token'));
  await age('-1 minute');
  assert.ok(await restoreAddress(core, { userId: asha.id, secret }));
});

test('an account with an unproven claim to the old address loses it; one that has proven it keeps it', async () => {
  const [asha, bela] = [await member(core), await member(core)];
  for (const [one, isProven] of [
    [asha, false],
    [bela, true],
  ] as const) {
    await updateEmail(core, one, { email: freshEmail('thief'), password: goodPassword });
    const [secret = ''] = await linksOf(one.id);
    const squatter = await member(core, { email: one.account.email, verified: isProven });
    const back = restoreAddress(core, { userId: one.id, secret });
    if (isProven) await assert.rejects(back, refused('user_target_already_exists'));
    else await back;
    const left = await core.db.selectFrom('accounts').select('id').where('id', '=', squatter.id).execute();
    assert.equal(left.length, isProven ? 1 : 0);
    assert.equal((await linksOf(one.id)).length, isProven ? 1 : 0, 'a refused one is not used up');
  }
});

test('an unproven former address gets an email without a link to restore it', async () => {
  const email = freshEmail('unread');
  const thief = await member(core, { email, verified: false });
  await updateEmail(core, thief, { email: freshEmail('thief'), password: goodPassword });
  assert.deepEqual(await linksOf(thief.id), []);
  const message = await emailTo(email);
  assert.ok(message?.letter === 'email-changed' && message.path === undefined);
});

test('the link restores an administrator’s address, but like any link does not prove it', async () => {
  const email = freshEmail('admin');
  const settings: TestCore = { ...core, adminEmails: [email] };
  const admin = await member(core, { email });
  await updateEmail(core, admin, { email: freshEmail('thief'), password: goodPassword });
  const [secret = ''] = await linksOf(admin.id);
  await restoreAddress(settings, { userId: admin.id, secret });
  const restored = await accountOf(admin.id);
  assert.deepEqual([restored.email, restored.email_verified_at], [email, null]);
});

test('repeated moves to an address and back count against the caps of its mailbox', async () => {
  const unread = freshEmail('unread');
  const thief = await member(core);
  await updateEmail(core, thief, { email: unread, password: goodPassword });
  const [secret = ''] = await linksOf(thief.id);
  await restoreAddress(core, { userId: thief.id, secret });
  const { rows } = await core.connection.pool.query(
    "select payload->>'cause' as cause from jobs where payload->>'to' = $1",
    [unread],
  );
  assert.deepEqual(rows, [{ cause: 'page' }]);
});
