import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { proveAddressOfStranger } from '#core/accounts/steps/prove-address.ts';
import type { Member } from '#core/ground/actor.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { readMigrations } from '#db/migrate.ts';
import { again, bornYearsAgo, freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { answerAsGuardian } from '#tests/guardians/guardians.ts';
import { formerAddressLink } from '../addresses/find-former-address.ts';
import { updateEmail } from '../addresses/update-email.ts';
import { restoreAddress } from '../factors/restore-address.ts';
import { nameGuardian } from './name-guardian.ts';

const core = await freshCore();

/** A child that has moved its account away from `old`, and whose guardian has agreed from there. */
async function agreedFromFormerAddress(spelling = ''): Promise<{ asha: Member; old: string }> {
  const asha = await member(core, { birthDate: bornYearsAgo(15) });
  const { email: old } = asha.account;
  await updateEmail(core, asha, { email: freshEmail('kid'), password: goodPassword });
  await nameGuardian(core, await again(core, asha), { email: old.replace('@', `${spelling}@`) });
  await agree(asha);
  assert.equal((await again(core, asha)).standing.age, 'minor');
  return { asha, old };
}

async function agree(asha: Member): Promise<void> {
  const [guardian] = await guardiansOf(asha);
  const id = guardian?.id ?? assert.fail();
  const secret = linkSecretOf(core.key, 'guardian', id);
  await answerAsGuardian(core, { id, secret, confirmed: true, adult: true, relation: 'parent' });
}

const guardiansOf = ({ id }: Member) =>
  core.db.selectFrom('guardians').select('id').where('account_id', '=', id).execute();

async function waitsForAnother(asha: Member, email: string): Promise<void> {
  await runReactions(core);
  const { account, standing } = await again(core, asha);
  assert.deepEqual([account.email, standing.age], [email, 'waiting']);
  assert.deepEqual(await guardiansOf(asha), []);
}

test('an agreed child that is brought back to the guardian’s mailbox waits for another guardian', async () => {
  for (const spelling of ['', '+home']) {
    const { asha, old } = await agreedFromFormerAddress(spelling);
    const left = await core.db
      .selectFrom('former_addresses')
      .select('id')
      .where('account_id', '=', asha.id)
      .executeTakeFirstOrThrow();
    const secret = linkSecretOf(core.key, formerAddressLink, left.id);
    await restoreAddress(core, { userId: asha.id, secret });
    await waitsForAnother(asha, old);
  }
});

test('a child that returns there because another member proved the new address also waits', async () => {
  const { asha, old } = await agreedFromFormerAddress();
  const { account } = await again(core, asha);
  await core.db.transaction().execute((tx) => proveAddressOfStranger(tx, account));
  await waitsForAnother(asha, old);
});

test('a change to any other address leaves the guardian’s yes as it is', async () => {
  const { asha } = await agreedFromFormerAddress();
  await updateEmail(core, await again(core, asha), { email: freshEmail('kid'), password: goodPassword });
  await runReactions(core);
  assert.equal((await again(core, asha)).standing.age, 'minor');
});

test('the migration clears the preferences of children who waited, and of no other account', async () => {
  const waiting = await member(core, { birthDate: bornYearsAgo(15) });
  const { asha: agreed } = await agreedFromFormerAddress();
  const others = [agreed, await member(core), await member(core, { birthDate: null })];
  await core.db.updateTable('accounts').set({ prefs: '{"theme":"dark"}' }).execute();
  const clearing = (await readMigrations()).find(({ name }) => name.startsWith('0093-'));
  await sql.raw(clearing?.text ?? assert.fail()).execute(core.db);
  assert.deepEqual((await again(core, waiting)).account.prefs, {});
  for (const other of others) assert.deepEqual((await again(core, other)).account.prefs, { theme: 'dark' });
});
