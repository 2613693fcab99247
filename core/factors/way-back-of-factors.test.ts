import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareEmail } from '#core/collected/emails.ts';
import { staff } from '#tests/administration/staff.ts';
import { type WithSecret, withApp } from '#tests/factors/factors.ts';
import { withPasskey } from '#tests/factors/passkeys.ts';
import { again, freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { formerAddressLink } from '../addresses/find-former-address.ts';
import { updateEmail } from '../addresses/update-email.ts';
import type { Email } from '../ground/emails.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { factorChangeLink } from './find-change.ts';
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts';
import { removeFactor } from './remove-factor.ts';
import { restoreAddress } from './restore-address.ts';
import { restoreFactors } from './restore-factors.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

const leave = (who: WithSecret) =>
  updateEmail(core, who, { email: freshEmail('thief'), password: goodPassword });

const now = async (who: WithSecret): Promise<WithSecret> => ({
  ...(await again(core, who)),
  secret: who.secret,
});

async function backTo({ id: userId }: WithSecret) {
  const { id } = await core.db
    .selectFrom('former_addresses')
    .select('id')
    .where('account_id', '=', userId)
    .orderBy('place')
    .executeTakeFirstOrThrow();
  return { userId, secret: linkSecretOf(core.key, formerAddressLink, id) };
}

async function appsOf({ id }: WithSecret): Promise<string[]> {
  const rows = await core.db.selectFrom('factors').select('id').where('account_id', '=', id).execute();
  return rows.map((one) => one.id).sort();
}

const changesOf = ({ id }: WithSecret) =>
  core.db
    .selectFrom('factor_changes')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();

const linkOf = (userId: string, id: string) => ({
  userId,
  secret: linkSecretOf(core.key, factorChangeLink, id),
});

test('the way back to an address gives back its factors, and a thief’s apps and passkeys go', async () => {
  const { member: asha, appId } = await withApp(core, await member(core));
  await leave(asha);
  await withPasskey(core, await now(asha));
  await removeFactor(core, await now(asha), appId);
  await restoreAddress(core, await backTo(asha));
  assert.deepEqual(await appsOf(asha), [appId]);
  assert.equal((await now(asha)).account.mfa_since?.getTime(), asha.account.mfa_since?.getTime());
  const passkeys = await core.db
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', asha.id)
    .execute();
  assert.deepEqual(passkeys, []);
});

test('a thief’s first app goes too, and every link of a change since the address was left ends', async () => {
  const asha = await member(core);
  await leave(asha);
  const { member: thief } = await withApp(core, await now(asha));
  const [added] = await changesOf(asha);
  await restoreAddress(core, await backTo(asha));
  assert.deepEqual(await appsOf(asha), []);
  assert.equal((await now(thief)).account.mfa_since, null);
  await assert.rejects(restoreFactors(core, linkOf(asha.id, added?.id ?? '')), refused('user_invalid_token'));
});

test('a thief who undoes a change of theirs does not hide the factors of when the address was left', async () => {
  const { member: asha, appId } = await withApp(core, await member(core));
  await leave(asha);
  await withPasskey(core, await now(asha));
  const added = (await changesOf(asha)).at(-1);
  // The link of the addition takes the passkey off, and the one of its use brings it again.
  await restoreFactors(core, linkOf(asha.id, added?.id ?? ''));
  const undone = (await changesOf(asha)).at(-1);
  await restoreFactors(core, linkOf(asha.id, undone?.id ?? ''));
  await restoreAddress(core, await backTo(asha));
  assert.deepEqual(await appsOf(asha), [appId]);
  const passkeys = await core.db
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', asha.id)
    .execute();
  assert.deepEqual(passkeys, []);
});

test('a change from before the address was left stays, and its own link still works', async () => {
  const { member: asha } = await withApp(core, await member(core));
  await leave(asha);
  const [added] = await changesOf(asha);
  await restoreAddress(core, await backTo(asha));
  assert.equal((await appsOf(asha)).length, 1);
  assert.deepEqual(
    (await changesOf(asha)).map(({ kind }) => kind),
    ['added'],
  );
  assert.ok(await restoreFactors(core, linkOf(asha.id, added?.id ?? '')));
  assert.deepEqual(await appsOf(asha), []);
});

test('the way back takes the last factor off no member of staff, and ends a wait for a lost one', async () => {
  const asha = await staff(core, 'cases');
  await leave(asha);
  await withApp(core, await now(asha));
  await core.db
    .insertInto('factor_losses')
    .values({ account_id: asha.id, access_version: 1, second_from: new Date() })
    .execute();
  await restoreAddress(core, await backTo(asha));
  assert.equal((await appsOf(asha)).length, 1);
  const losses = await core.db
    .selectFrom('factor_losses')
    .select('account_id')
    .where('account_id', '=', asha.id)
    .execute();
  assert.deepEqual(losses, []);
});

test('a change of factors is mailed to the former addresses, as long as their way back is open', async () => {
  const asha = await member(core);
  const { email: old } = asha.account;
  await leave(asha);
  await withApp(core, await now(asha));
  const { rows } = await core.connection.pool.query(
    "select payload from jobs where payload->>'letter' = 'factor-changed' order by id",
  );
  const open = await core.db
    .selectFrom('former_addresses')
    .select('id')
    .where('account_id', '=', asha.id)
    .execute();
  const own = rows
    .map(({ payload }) => payload as Email & { formerId?: string })
    .filter(({ formerId }) => open.some(({ id }) => id === formerId));
  assert.equal(own.length, 1);
  const sent = await Promise.all(own.map((one) => prepareEmail(core, one)));
  const toOld = sent.find((email) => email?.to === old);
  assert.ok(toOld?.letter === 'factor-changed' && toOld.isFormer);
  const { searchParams } = new URL(toOld.path, 'https://site.invalid');
  await restoreAddress(core, {
    userId: searchParams.get('userId') ?? '',
    secret: searchParams.get('secret') ?? '',
  });
  for (const one of own) assert.equal(await prepareEmail(core, one), null, 'the way back is used');
});

test('a thief who registers a removed passkey of another member elsewhere does not block the way back', async () => {
  const { member: asha, passkey } = await withPasskey(core, await member(core));
  await leave(asha);
  const [own] = await core.db.selectFrom('passkeys').select('id').where('account_id', '=', asha.id).execute();
  await removeFactor(core, await now(asha), own?.id ?? '');
  const thief = await member(core, { email: freshEmail('other') });
  const { challenge } = await beginPasskey(core, thief, goodPassword);
  const made = passkey.make({ challenge, origin: core.origin });
  const squat = addPasskey(core, thief, { ...made, name: 'Mine' });
  await assert.rejects(squat, refused('user_invalid_token'));
  await restoreAddress(core, await backTo(asha));
  const back = await core.db.selectFrom('passkeys').select('id').where('account_id', '=', asha.id).execute();
  assert.deepEqual(back, [own]);
});
