import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Databases, ID, Query } from 'appwrite';
import { sql } from 'kysely';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { collection, createDocument, dataOf, refusal, some } from '#tests/profiles/profile-documents.ts';

const core = await freshCore();
const api = await serveApi(core);

type Person = Awaited<ReturnType<typeof person>>;
const ownProfile = (who: Person, changes: Record<string, unknown> = {}) =>
  new Databases(who.web).createDocument({
    ...collection,
    documentId: ID.unique(),
    data: dataOf(who, changes),
  });
const update = (who: Person, documentId: string, data: Record<string, unknown>) =>
  new Databases(who.web).updateDocument({ ...collection, documentId, data: some(data) });

test('an account has one profile of its own, however many ask for one at once', async () => {
  const asha = await person(core, api);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => ownProfile(asha)));
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  assert.equal(made.length, 1);
  for (const one of tries)
    if (one.status === 'rejected') refusal(409, 'document_unique_constraint_violation')(one.reason);
  const free = await createDocument(asha.web);
  await assert.rejects(
    update(asha, free.$id, { id: asha.id }),
    refusal(409, 'document_unique_constraint_violation'),
  );
  // Once the first document is deleted, another one may take its id.
  await new Databases(asha.web).deleteDocument({ ...collection, documentId: made[0]?.$id ?? '' });
  assert.equal((await update(asha, free.$id, { id: asha.id })).id, asha.id);
});

test('pages list the own profile as a longer query does, and none that its member may not read', async () => {
  const [asha, ravi, leela] = await Promise.all([person(core, api), person(core, api), person(core, api)]);
  const mine = await ownProfile(asha);
  const { $id } = await ownProfile(ravi);
  await new Databases(ravi.web).updateDocument({ ...collection, documentId: $id, permissions: [] });
  const found = async (who: Person, of: Person, more: string[] = []) => {
    const queries = [Query.equal('id', [of.id]), ...more];
    const { documents } = await new Databases(who.web).listDocuments({
      ...collection,
      queries,
      total: false,
    });
    return documents;
  };
  for (const [who, of] of [asha, ravi, leela].flatMap((who) => [[who, who] as const, [who, asha] as const]))
    assert.deepEqual(await found(who, of), await found(who, of, [Query.limit(24)]));
  assert.deepEqual(
    (await Promise.all([found(asha, asha), found(ravi, ravi), found(leela, leela)])).map((all) => all.length),
    [1, 0, 0],
  );
  assert.deepEqual((await found(asha, asha))[0]?.$permissions, mine.$permissions);
  const [selected] = await found(asha, asha, [Query.select(['name'])]);
  assert.deepEqual([selected?.name, selected?.Email], [mine.name, undefined]);
});

const wrong: [Record<string, unknown>, RegExp][] = [
  [{ role: 'Wizard' }, /Attribute "role" has an invalid value/],
  [{ phone: 'call me' }, /Attribute "phone"/],
  [{ Email: 'nobody' }, /Attribute "Email"/],
  [{ dob: '2004-02-30' }, /Attribute "dob"/],
  [{ dob: '2999-01-01' }, /Attribute "dob"/],
  [{ educationLevel: 'Wizardry' }, /Attribute "educationLevel"/],
  [{ educationLevel: 'Undergraduate', subLevel: 'M.Tech' }, /Attribute "subLevel"/],
  [
    { educationLevel: 'Undergraduate', subLevel: 'B.Tech', majorField: 'Divination' },
    /Attribute "majorField"/,
  ],
  [{ companyUrl: 'javascript:alert(1)' }, /Attribute "companyUrl"/],
];

test('a member’s own profile holds what the form would take; other documents are free', async () => {
  const asha = await person(core, api);
  for (const [changes, message] of wrong) {
    await assert.rejects(ownProfile(asha, changes), refusal(400, 'document_invalid_structure', message));
    assert.ok((await createDocument(asha.web, changes)).$id, JSON.stringify(changes));
  }
  const mine = await ownProfile(asha, { dob: '2004-02-29T00:00:00.000+00:00' });
  for (const [changes, message] of wrong)
    await assert.rejects(
      update(asha, mine.$id, changes),
      refusal(400, 'document_invalid_structure', message),
    );
  const free = await createDocument(asha.web, { role: 'Wizard' });
  assert.equal((await update(asha, free.$id, { role: 'Witch' })).role, 'Witch');
});

test('an old invalid value in a profile does not keep its owner from changing the profile', async () => {
  const asha = await person(core, api);
  const mine = await ownProfile(asha);
  await sql`update profiles set role = 'Wizard', phone = '1' where id = ${mine.$id}`.execute(core.db);
  const changed = await update(asha, mine.$id, { college: 'COEP', role: 'Wizard' });
  assert.deepEqual([changed.college, changed.role], ['COEP', 'Wizard']);
});

test('a member owns a hundred documents and no more, however many ask at once', async () => {
  const asha = await person(core, api);
  await sql`insert into profiles (id, owner_id, account_id)
    select 'm' || n, ${asha.id}, 'free' from generate_series(1, 95) n`.execute(core.db);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => createDocument(asha.web)));
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 5);
  for (const one of tries) if (one.status === 'rejected') refusal(403, 'document_limit_exceeded')(one.reason);
});

test('nothing here was a bug', () => assert.deepEqual(api.bugs, []));
