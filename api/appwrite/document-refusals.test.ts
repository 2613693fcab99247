import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Databases, Permission, Role } from 'appwrite';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { clients, person } from '#tests/ground/official-clients.ts';
import {
  callApi,
  collection,
  createDocument as create,
  freeDataOf,
  documentsPath as path,
  refusal,
  some,
} from '#tests/profiles/profile-documents.ts';

const core = await freshCore();
const api = await serveApi(core);
const asha = await person(core, api);
const kwame = await person(core, api);
const guest = clients(api);
const raw = (method: string, at: string, body: unknown) => callApi(api, asha.session, method, at, body);

test('a document that is not there is not found, whatever was wanted', async () => {
  const databases = new Databases(asha.web);
  const at = { ...collection, documentId: 'none-such' };
  const named = refusal(
    404,
    'document_not_found',
    /^Document with the requested ID 'none-such' could not be found\.$/,
  );
  await assert.rejects(databases.getDocument(at), named);
  await assert.rejects(databases.updateDocument({ ...at, data: some({ name: 'x' }) }), named);
  await assert.rejects(databases.deleteDocument(at), named);
  await assert.rejects(
    databases.listDocuments({ ...collection, databaseId: 'other' }),
    refusal(404, 'database_not_found'),
  );
  await assert.rejects(
    databases.listDocuments({ ...collection, collectionId: 'other' }),
    refusal(404, 'collection_not_found'),
  );
});

test('guests create nothing, and no member names a role of others or a stranger’s account', async () => {
  await assert.rejects(create(guest.web, { id: 'x' }), refusal(401, 'user_unauthorized'));
  await assert.rejects(
    create(asha.web, {}, [Permission.read(Role.user(kwame.id))]),
    refusal(401, 'user_unauthorized', /^Permissions must be one of: \(any, users, /),
  );
  await assert.rejects(
    create(asha.web, {}, [Permission.read(Role.guests())]),
    refusal(401, 'user_unauthorized'),
  );
  await assert.rejects(create(asha.web, { id: kwame.id }), refusal(401, 'user_unauthorized'));
  const mine = await create(asha.web);
  await assert.rejects(
    new Databases(asha.web).updateDocument({
      ...collection,
      documentId: mine.$id,
      data: some({ id: kwame.id }),
    }),
    refusal(401, 'user_unauthorized'),
  );
  const bad = ['read("*")', 'create("any")', 'role:all', '*', 'read(any)'];
  for (const permission of bad)
    await assert.rejects(
      create(asha.web, {}, [permission]),
      refusal(400, 'general_argument_invalid', /^Invalid `permissions` param: /),
    );
  await assert.rejects(
    create(asha.web, {}, Array(101).fill(Permission.read(Role.any()))),
    refusal(400, 'general_argument_invalid'),
  );
});

test('data errors, in the order in which they are looked for', async () => {
  const good = freeDataOf();
  const { name: _, ...nameless } = good;
  const nested = JSON.parse('['.repeat(5000) + ']'.repeat(5000));
  const cases: [unknown, number, string, RegExp?][] = [
    [{ documentId: '_x', data: good }, 400, 'general_argument_invalid', /`documentId` param/],
    [{ documentId: 7, data: good }, 400, 'general_argument_invalid'],
    [{ documentId: 'a', data: [1] }, 400, 'general_argument_invalid', /`data` param/],
    [{ documentId: 'a', data: 'nothing' }, 400, 'general_argument_invalid'],
    [{ documentId: 'a', data: 5 }, 400, 'general_argument_invalid'],
    [{ documentId: 'a', data: {} }, 400, 'document_missing_data'],
    [{ documentId: 'a', data: '{}' }, 400, 'document_missing_data'],
    [{ documentId: 'a' }, 400, 'document_missing_data'],
    [{ data: good }, 400, 'document_missing_data'],
    [{ documentId: 'a', data: good, permissions: 'read("any")' }, 400, 'general_argument_invalid'],
    [
      { documentId: 'a', data: nameless },
      400,
      'document_invalid_structure',
      /^Invalid document structure: Missing required attribute "name"$/,
    ],
    [
      { documentId: 'a', data: { ...good, agree: null } },
      400,
      'document_invalid_structure',
      /Missing required attribute "agree"/,
    ],
    [
      { documentId: 'a', data: { ...good, nope: 1 } },
      400,
      'document_invalid_structure',
      /^Invalid document structure: Unknown attribute: "nope"$/,
    ],
    [
      { documentId: 'a', data: { ...good, agree: 'yes' } },
      400,
      'document_invalid_structure',
      /Attribute "agree" has invalid type/,
    ],
    [
      { documentId: 'a', data: { ...good, college: 7 } },
      400,
      'document_invalid_structure',
      /Attribute "college" has invalid type/,
    ],
    [
      { documentId: 'a', data: { ...good, name: 'x'.repeat(101) } },
      400,
      'document_invalid_structure',
      /no longer than 100/,
    ],
    [{ documentId: 'a', data: { ...good, college: nested } }, 400, 'general_argument_invalid'],
  ];
  for (const [body, status, type, message] of cases) {
    const answer = await raw('POST', path, body);
    assert.deepEqual([answer.status, answer.body.type], [status, type], JSON.stringify(body));
    if (message) assert.match(answer.body.message, message);
  }
  const made = await create(asha.web);
  const at = `${path}/${made.$id}`;
  for (const body of [{}, { data: {} }, { data: null, permissions: null }]) {
    const answer = await raw('PATCH', at, body);
    assert.deepEqual([answer.status, answer.body.type], [400, 'document_missing_payload']);
  }
  const emptied = await raw('PATCH', at, { data: { name: null } });
  assert.deepEqual([emptied.status, emptied.body.type], [400, 'document_invalid_structure']);
  const planted = await raw('PATCH', at, '{"data":{"__proto__":{"name":"x"}}}');
  assert.equal(planted.status, 400);
});

test('writes are limited by the minute, and bad ones count', async () => {
  await inOneWindow(60);
  const counted = await serveApi(core, {}, () => '203.0.113.9');
  const busy = await person(core, counted);
  const answers: string[] = [];
  for (let at = 0; at < 61; at += 1) {
    const { status, headers } = await callApi(counted, busy.session, 'DELETE', `${path}/none-such`);
    answers.push(`${status} ${headers.get('x-ratelimit-remaining')}`);
  }
  assert.deepEqual([answers[0], answers[59], answers[60]], ['404 59', '404 0', '429 0']);
});

test('nothing here was a bug', () => assert.deepEqual(api.bugs, []));
