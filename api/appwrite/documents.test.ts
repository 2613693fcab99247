import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Databases, ID, Permission, Query, Role, TablesDB } from 'appwrite';
import { Databases as NodeDatabases, TablesDB as NodeTablesDB } from 'node-appwrite';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { clients, person } from '#tests/ground/official-clients.ts';
import {
  callApi,
  collection,
  createDocument as create,
  dataOf,
  freeDataOf,
  documentsPath as path,
  refusal,
  some,
  table,
} from '#tests/profiles/profile-documents.ts';

const core = await freshCore();
const api = await serveApi(core);
const asha = await person(core, api);
const kwame = await person(core, api);
const guest = clients(api);
const ownFields = (document: object) =>
  Object.keys(document)
    .filter((name) => name.startsWith('$'))
    .sort();
const raw = (method: string, at: string, body: unknown) => callApi(api, asha.session, method, at, body);

test('a document comes back in the shape of the contract, from both clients and both families', async () => {
  const databases = new Databases(asha.web);
  const made = await create(asha.web, { password: 'secret!!', dob: '2004-02-29' });
  assert.deepEqual(ownFields(made), [
    '$collectionId',
    '$createdAt',
    '$databaseId',
    '$id',
    '$permissions',
    '$sequence',
    '$updatedAt',
  ]);
  assert.match(made.$id, /^[0-9a-f]{20}$/);
  assert.match(String(made.$sequence), /^\d+$/);
  assert.match(made.$createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);
  assert.deepEqual(
    [made.$databaseId, made.$collectionId, made.$createdAt],
    ['main', 'profiles', made.$updatedAt],
  );
  assert.deepEqual(made.$permissions, [
    `read("user:${asha.id}")`,
    `update("user:${asha.id}")`,
    `delete("user:${asha.id}")`,
  ]);
  assert.deepEqual(
    [made.Email, made.agree, made.college, made.dob],
    ['asha@example.org', true, null, '2004-02-29'],
  );
  for (const absent of ['password', '$collection', '$tenant', '$tableId', 'owner_id'])
    assert.ok(!(absent in made), absent);

  const read = await databases.getDocument({ ...collection, documentId: made.$id });
  assert.deepEqual(read, made);
  const { $collectionId, ...fields } = made;
  const row = { ...fields, $tableId: 'profiles' };
  assert.deepEqual({ ...(await new TablesDB(asha.web).getRow({ ...table, rowId: made.$id })) }, row);
  assert.deepEqual({ ...(await new NodeTablesDB(asha.node).getRow({ ...table, rowId: made.$id })) }, row);
  assert.deepEqual(
    await new NodeDatabases(asha.node).getDocument({ ...collection, documentId: made.$id }),
    made,
  );
  assert.ok($collectionId);
});

test('a document is changed in part, and its permissions apart from its data', async () => {
  const databases = new Databases(asha.web);
  const made = await create(asha.web);
  const at = { ...collection, documentId: made.$id };
  await wait(2);
  const moved = await databases.updateDocument({ ...at, data: { location: 'Pune', college: 'COEP' } });
  assert.deepEqual([moved.location, moved.college, moved.name], ['Pune', 'COEP', made.name]);
  assert.deepEqual(moved.$permissions, made.$permissions);
  assert.ok(moved.$updatedAt > made.$updatedAt);

  const same = await databases.updateDocument({ ...at, data: { location: 'Pune', password: 'x' } });
  assert.equal(same.$updatedAt, moved.$updatedAt);
  const whole = await databases.updateDocument({ ...at, data: { ...moved } });
  assert.equal(whole.$updatedAt, moved.$updatedAt);

  const shared = await databases.updateDocument({
    ...at,
    permissions: [Permission.read(Role.users()), Permission.write(Role.user(asha.id))],
  });
  assert.deepEqual(shared.$permissions, [
    'read("users")',
    `update("user:${asha.id}")`,
    `delete("user:${asha.id}")`,
  ]);
  const cleared = await databases.updateDocument({ ...at, data: { college: null } });
  assert.deepEqual([cleared.college, cleared.$permissions], [null, shared.$permissions]);
  const closed = await databases.updateDocument({ ...at, permissions: [] });
  assert.deepEqual(closed.$permissions, []);
  await assert.rejects(databases.getDocument(at), refusal(404, 'document_not_found'));
});

test('rows are created, changed, listed and deleted under their own names', async () => {
  const tables = new TablesDB(kwame.web);
  const rowId = ID.unique();
  const made = await tables.createRow({ ...table, rowId, data: dataOf(kwame) });
  assert.deepEqual([made.$id, made.$tableId], [rowId, 'profiles']);
  const changed = await tables.updateRow({ ...table, rowId, data: { name: 'Kwame' } });
  assert.equal(changed.name, 'Kwame');
  const list = await tables.listRows({ ...table, queries: [Query.equal('id', [kwame.id])] });
  assert.deepEqual([list.total, list.rows[0]?.$id, 'documents' in list], [1, rowId, false]);
  await assert.rejects(
    tables.createRow({ ...table, rowId, data: dataOf(kwame) }),
    refusal(409, 'row_already_exists', new RegExp(`'${rowId}' already exists`)),
  );
  await assert.rejects(
    tables.updateRow({ ...table, rowId, data: some({ nope: 1 }) }),
    refusal(400, 'row_invalid_structure'),
  );
  await tables.deleteRow({ ...table, rowId });
  await assert.rejects(
    tables.getRow({ ...table, rowId }),
    refusal(404, 'row_not_found', new RegExp(`^Row with the requested ID '${rowId}' could not be found\\.$`)),
  );
  await assert.rejects(tables.listRows({ ...table, tableId: 'nope' }), refusal(404, 'table_not_found'));
  const bare = await raw('POST', '/tablesdb/main/tables/profiles/rows', { rowId: 'x', data: {} });
  assert.deepEqual([bare.status, bare.body.type], [400, 'row_missing_data']);
  const idle = await raw('PATCH', `/tablesdb/main/tables/profiles/rows/x`, {});
  assert.deepEqual([idle.status, idle.body.type], [400, 'row_missing_payload']);
});

test('each action asks for its own permission, and what may not be read is not there', async () => {
  const read = Permission.read(Role.any());
  const update = Permission.update(Role.users());
  const remove = Permission.delete(Role.users());
  const allowed = new Map([
    ['nothing', []],
    ['read', [read]],
    ['update', [update]],
    ['delete', [remove]],
    ['all', [read, update, remove]],
  ]);
  for (const [given, permissions] of allowed) {
    const may = (action: string) => given === action || given === 'all';
    for (const [who, client] of [
      ['member', kwame.web],
      ['guest', guest.web],
    ] as const) {
      const { $id: documentId } = await create(asha.web, {}, permissions);
      const databases = new Databases(client);
      const at = { ...collection, documentId };
      const label = `${who} with ${given}`;
      const check = async (call: Promise<unknown>, isAllowed: boolean, denied: [number, string]) =>
        isAllowed ? await call : await assert.rejects(call, refusal(...denied), label);
      const isMember = who === 'member';
      await check(databases.getDocument(at), may('read'), [404, 'document_not_found']);
      await check(
        databases.updateDocument({ ...at, data: some({ name: given }) }),
        isMember && may('update'),
        [401, 'user_unauthorized'],
      );
      await check(databases.deleteDocument(at), isMember && may('delete'), [401, 'user_unauthorized']);
      if (isMember && may('delete'))
        await assert.rejects(databases.getDocument(at), refusal(404, 'document_not_found'));
    }
  }
});

test('data may be a JSON text, and a document’s own fields in it are ignored', async () => {
  const data = {
    ...freeDataOf(),
    $id: 'other',
    $sequence: '1',
    $createdAt: 'x',
    $updatedAt: 'y',
    $databaseId: 'z',
  };
  const { status, body } = await raw('POST', path, { documentId: 'unique()', data: JSON.stringify(data) });
  assert.equal(status, 201);
  assert.match(body.$id, /^[0-9a-f]{20}$/);
  assert.notEqual(body.$createdAt, 'x');
  const nulled = await raw('POST', path, { documentId: 'unique()', data, permissions: null });
  assert.equal(nulled.body.$permissions.length, 3);
});

test('an id is taken even if no one else can see its document', async () => {
  const mine = await create(asha.web);
  await assert.rejects(
    new Databases(kwame.web).createDocument({ ...collection, documentId: mine.$id, data: dataOf(kwame) }),
    refusal(409, 'document_already_exists', new RegExp(`'${mine.$id}' already exists`)),
  );
  const documentId = ID.unique();
  const tries = Array.from({ length: 8 }, () =>
    new Databases(asha.web).createDocument({ ...collection, documentId, data: freeDataOf() }),
  );
  const results = await Promise.allSettled(tries);
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('nothing here was a bug', () => assert.deepEqual(api.bugs, []));
