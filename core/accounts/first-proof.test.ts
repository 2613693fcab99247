import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import {
  device,
  founderForm,
  freshEmail,
  goodPassword,
  mailedCode,
  member,
  provenAddress,
} from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { confirmEmailChange } from '../addresses/confirm-email-change.ts';
import { requestEmailChange } from '../addresses/request-email-change.ts';
import { requestVerification } from '../addresses/request-verification.ts';
import { updateEmail } from '../addresses/update-email.ts';
import { verifyEmail } from '../addresses/verify-email.ts';
import { requestCode } from '../codes/request-code.ts';
import { recordAgreement } from '../consents/steps/record-agreement.ts';
import { guest, type Member } from '../ground/actor.ts';
import { newId } from '../ground/ids.ts';
import { ownerPermissions } from '../ground/permissions.ts';
import { linkSecretOf, newCookieSecret } from '../ground/secrets.ts';
import { recover } from '../passwords/recover.ts';
import { requestRecovery } from '../passwords/request-recovery.ts';
import { findSession } from '../sessions/find-session.ts';
import { logIn } from '../sessions/log-in.ts';
import { logInWithCode } from '../sessions/log-in-with-code.ts';
import { enterWithCode } from '../sign-ups/enter-with-code.ts';
import { sendCode } from '../sign-ups/send-code.ts';
import { signUp } from '../sign-ups/sign-up.ts';

const core = await freshCore();
const url = 'https://saharambh.example/verify-email';
const newPassword = 'Kolam#2026 begins';

/** A member who has registered an address without proving it and has filled every table they could. */
async function squatter(): Promise<Member & { secret: string; fileId: string }> {
  const who = await member(core, { verified: false });
  const fileId = newId();
  await core.db.transaction().execute(async (tx) => {
    await sql`
      insert into profiles (id, owner_id, account_id, name, permissions)
      values (${newId()}, ${who.id}, ${who.id}, 'Squatter', array['read("any")'])`.execute(tx);
    await sql`
      insert into files (id, bucket, owner_id, name, size, permissions, completed_at)
      values (${fileId}, 'resumes', ${who.id}, 'cv.pdf', 3, ${ownerPermissions(who.id)}, now())`.execute(tx);
    await sql`
      insert into guardians (id, account_id, name, email, adult_on, confirmed, expires_at)
      values (${newId()}, ${who.id}, 'Friend', 'friend@example.org', '2031-01-01', true, now() + interval '1 day')`.execute(
      tx,
    );
    await sql`
      insert into avatars (account_id, id, storage_key, size) values (${who.id}, ${newId()}, ${newId()}, 3)`.execute(
      tx,
    );
    await recordAgreement(tx, who.id, {});
    await sql`
      update standings set role = 'Mentor', guardian_agreed_at = now() where account_id = ${who.id}`.execute(
      tx,
    );
  });
  await requestEmailChange(core, who, { email: freshEmail('later'), password: goodPassword });
  return { ...who, fileId };
}

/** The number of an account's rows in each table that names accounts, except the account's own table. */
async function rowsOf(accountId: string): Promise<Record<string, number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'owner_id')
      and table_name not in ('events', 'standings')`.execute(core.db);
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(
      core.db,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

const accountAt = (email: string) =>
  core.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** Every way to prove for the first time that one reads the mailbox, and the tables in which it leaves rows. */
const proofs: Record<string, { prove: (them: Member) => Promise<unknown>; leaves: string[] }> = {
  'a code of a client': {
    async prove({ account: { email } }) {
      const { handle } = await requestCode(core, { userId: 'unique()', email, phrase: false, device });
      return logInWithCode(core, { userId: handle, secret: await mailedCode(core, email), device });
    },
    leaves: ['sessions', 'known_devices'],
  },
  'a code of our pages': {
    async prove({ account: { email } }) {
      const browser = newCookieSecret();
      const { userId } = await sendCode(core, { purpose: 'log-in', email, browser, device });
      return enterWithCode(core, { userId, secret: await mailedCode(core, email), browser, device });
    },
    leaves: ['sessions', 'known_devices'],
  },
  'a link, followed elsewhere': {
    async prove(them) {
      const { id } = await requestVerification(core, them, url);
      return verifyEmail(core, guest, {
        userId: them.id,
        secret: linkSecretOf(core.key, 'verification', id),
      });
    },
    leaves: [],
  },
  'a recovery': {
    async prove(them) {
      const { id } = await requestRecovery(core, { email: them.account.email, url });
      const secret = linkSecretOf(core.key, 'recovery', id);
      return recover(core, { userId: them.id, secret, password: newPassword });
    },
    leaves: [],
  },
};

for (const [name, { prove, leaves }] of Object.entries(proofs)) {
  test(`${name} keeps nothing that another person made in the account`, async () => {
    const before = await squatter();
    assert.ok(Object.values(await rowsOf(before.id)).filter(Boolean).length >= 8);
    await prove(before);
    const { email } = before.account;
    const after = await accountAt(email);
    assert.deepEqual([after.id, after.name, after.prefs], [before.id, '', {}]);
    assert.ok(after.email_verified_at);
    const left = Object.entries(await rowsOf(after.id)).flatMap(([table, count]) => (count ? table : []));
    assert.deepEqual(left.sort(), [...leaves].sort());
    const standing = await core.db
      .selectFrom('standings')
      .select(['role', 'birth_date', 'guardian_agreed_at'])
      .where('account_id', '=', after.id)
      .executeTakeFirstOrThrow();
    const empty = { role: null, birth_date: null, guardian_agreed_at: null };
    assert.deepEqual(standing, empty, 'nor an age, a role or a consent');
    assert.equal(await findSession(core, { accountId: before.id, secret: before.secret }), null);
    await assert.rejects(logIn(core, { email, password: goodPassword, device }));
    const file = await core.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', before.fileId)
      .executeTakeFirst();
    assert.equal(file, undefined);
  });

  test(`a member who mistyped an address gets the old one back after ${name} and keeps everything else`, async () => {
    const asha = await member(core);
    const { email: old } = asha.account;
    const mistyped = freshEmail('mistyped');
    const account = await updateEmail(core, asha, { email: mistyped, password: goodPassword });
    await prove({ ...asha, account });
    const back = await accountAt(old);
    assert.equal(back.id, asha.id);
    assert.ok(back.email_verified_at);
    assert.ok(await findSession(core, { accountId: asha.id, secret: asha.secret }));
    const other = await accountAt(mistyped);
    assert.notEqual(other.id, asha.id);
    assert.notEqual(other.password_hash, back.password_hash);
  });
}

test('a link followed within the account proves the address and ends nothing', async () => {
  const owner = await squatter();
  const before = await rowsOf(owner.id);
  const { id } = await requestVerification(core, owner, url);
  await verifyEmail(core, owner, { userId: owner.id, secret: linkSecretOf(core.key, 'verification', id) });
  assert.deepEqual(await rowsOf(owner.id), before);
  assert.ok((await accountAt(owner.account.email)).email_verified_at);
});

test('a sign-up and a change of address take an address from an account that has not proven it', async () => {
  const first = await squatter();
  const { email, browser } = await provenAddress(core, first.account.email);
  await signUp(core, {
    browser,
    form: founderForm(email),
    idempotencyKey: 'k',
    device,
    language: 'en',
    previous: null,
  });
  const second = await squatter();
  const asha = await member(core);
  const wanted = second.account.email;
  await requestEmailChange(core, asha, { email: wanted, password: goodPassword });
  await confirmEmailChange(core, asha, await mailedCode(core, wanted, 'change-address'));
  assert.equal((await accountAt(wanted)).id, asha.id);
  for (const claimed of [first, second]) {
    const left = Object.values(await rowsOf(claimed.id)).reduce((sum, count) => sum + count, 0);
    assert.equal(left, 0);
  }
});
