import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indianDay, textVersions, versionOn } from '#contract/consents/text-versions.ts';
import type { Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { updateProfile } from '#core/profiles/update-profile.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';

const core = await freshCore();
const profileOf = (owner: Member, agree: boolean) => ({
  id: 'unique()',
  data: {
    name: 'Asha',
    Email: owner.account.email,
    phone: '+919822012345',
    location: 'Pune',
    role: 'Mentor',
    agree,
    id: owner.id,
  },
  permissions: undefined,
  language: 'hi',
});
const agreementsOf = (accountId: string) =>
  core.db
    .selectFrom('consents')
    .select(['document', 'version', 'language', 'given'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
const today = indianDay(new Date());
const agreement = [
  {
    document: 'terms',
    version: versionOn(textVersions.terms, today).version,
    language: 'en-IN',
    given: true,
  },
  {
    document: 'privacy',
    version: versionOn(textVersions.privacy, today).version,
    language: 'en-IN',
    given: true,
  },
];

test('a profile created without our form records its agreement', async () => {
  const asha = await member(core);
  await createProfile(core, asha, profileOf(asha, true));
  assert.deepEqual(await agreementsOf(asha.id), agreement);
});

test('a member who agrees later has agreed then, once', async () => {
  const asha = await member(core);
  const { id } = await createProfile(core, asha, profileOf(asha, false));
  assert.deepEqual(await agreementsOf(asha.id), []);
  const change = (data: Record<string, unknown>) =>
    updateProfile(core, asha, { id, data, permissions: undefined, language: 'hi' });
  await change({ name: 'Asha K' });
  assert.deepEqual(await agreementsOf(asha.id), []);
  await change({ agree: true });
  await change({ agree: true, name: 'Asha Kulkarni' });
  assert.deepEqual(await agreementsOf(asha.id), agreement);
});

test('a member cannot agree for another, and a refused profile records no agreement', async () => {
  const [asha, ravi] = [await member(core), await member(core)];
  const shared = { ...profileOf(asha, false), permissions: [`read("users")`, `update("users")`] };
  const { id } = await createProfile(core, asha, shared);
  await updateProfile(core, ravi, { id, data: { agree: true }, permissions: undefined, language: 'hi' });
  assert.deepEqual(await agreementsOf(asha.id), []);
  assert.deepEqual(await agreementsOf(ravi.id), []);

  const taken = { ...profileOf(ravi, true), id };
  await assert.rejects(
    createProfile(core, ravi, taken),
    (error) => error instanceof Refusal && error.code === 'document_already_exists',
  );
  assert.deepEqual(await agreementsOf(ravi.id), []);
});
