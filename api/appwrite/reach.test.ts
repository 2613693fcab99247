import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Databases, ID, Query, Storage, TablesDB } from 'appwrite';
import { sql } from 'kysely';
import { releaseDue } from '#core/standings/release-due.ts';
import { now } from '#db/now.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { clients, person } from '#tests/ground/official-clients.ts';
import { withoutRules } from '#tests/ground/without-rules.ts';
import { collection, createDocument, refusal, some, table } from '#tests/profiles/profile-documents.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

// Who may see whom, tried by each way of reading: whatever the permissions of a row say, it is as if it were not there.
const core = await freshCore();
const api = await serveApi(core);
type Person = Awaited<ReturnType<typeof person>>;

const everybody = ['read("any")', 'read("users")', 'update("users")', 'delete("users")'];
const bucketId = 'resumes';

/** A member with a profile and a file that they share with every caller, all rights included. */
async function sharer(): Promise<Person & { documentId: string; fileId: string; name: string }> {
  const made = await person(core, api);
  const name = `Shared ${made.id}`;
  const own = ['read', 'update', 'delete'].map((action) => `${action}("user:${made.id}")`);
  const document = await createDocument(made.web, { name }, [...everybody, ...own]);
  const file = await new Storage(made.web).createFile({
    bucketId,
    fileId: ID.unique(),
    file: new File([new Uint8Array(pdf())], `${made.id}.pdf`),
    permissions: [...everybody, ...own],
  });
  return { ...made, documentId: document.$id, fileId: file.$id, name };
}

type Shared = Awaited<ReturnType<typeof sharer>>;
type Reader = Pick<Person, 'web' | 'session'>;

/** Tries each way to the shared document and file, and says whether it led there. */
async function waysTo(shared: Shared, reader: Reader): Promise<Record<string, boolean>> {
  const { documentId, fileId, name } = shared;
  const [databases, tables, storage] = [
    new Databases(reader.web),
    new TablesDB(reader.web),
    new Storage(reader.web),
  ];
  const here = { ...collection, documentId };
  const file = { bucketId, fileId };
  const holds = (list: { $id: string }[], id: string) => list.some(({ $id }) => $id === id);
  const list = (...queries: string[]) => databases.listDocuments({ ...collection, queries });
  const bytes = async (way: string) => {
    const answer = await fetch(
      `${api.endpoint}/storage/buckets/${bucketId}/files/${fileId}/${way}?project=saharambh`,
      { headers: reader.session ? { 'x-appwrite-session': reader.session } : {} },
    );
    assert.ok(answer.status === 200 || answer.status === 404, `${way} ${answer.status}`);
    return answer.status === 200;
  };
  const ways: Record<string, () => Promise<boolean>> = {
    'get a document': () => found(databases.getDocument(here), 'document_not_found'),
    'get a row': () => found(tables.getRow({ ...table, rowId: documentId }), 'row_not_found'),
    'list documents': async () =>
      holds((await list(Query.orderDesc('$createdAt'), Query.limit(5000))).documents, documentId),
    'list rows': async () =>
      holds((await tables.listRows({ ...table, queries: [Query.limit(5000)] })).rows, documentId),
    'list by name': async () => holds((await list(Query.equal('name', name))).documents, documentId),
    'list by id': async () => holds((await list(Query.equal('$id', documentId))).documents, documentId),
    'count documents': async () => (await list(Query.equal('$id', documentId), Query.limit(1))).total > 0,
    'count beyond a page': async () =>
      (await list(Query.startsWith('name', name), Query.limit(1), Query.offset(1))).total > 0,
    'go on after a document': () =>
      found(list(Query.cursorAfter(documentId)), 'general_cursor_not_found', 400),
    'get a file': () => found(storage.getFile(file), 'storage_file_not_found'),
    'list files': async () =>
      holds((await storage.listFiles({ bucketId, queries: [Query.limit(5000)] })).files, fileId),
    'search files': async () =>
      holds((await storage.listFiles({ bucketId, search: shared.id })).files, fileId),
    'count files': async () =>
      (await storage.listFiles({ bucketId, queries: [Query.equal('$id', fileId)] })).total > 0,
    view: () => bytes('view'),
    download: () => bytes('download'),
    preview: () => bytes('preview'),
  };
  const tried = Object.entries(ways).map(async ([way, go]) => [way, await go()] as const);
  return Object.fromEntries(await Promise.all(tried));
}

async function found(asked: Promise<unknown>, type: string, code = 404): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    refusal(code, type)(error);
    return false;
  }
}

const none = (ways: Record<string, boolean>) => Object.entries(ways).filter(([, led]) => led);
const every = (ways: Record<string, boolean>) => Object.entries(ways).filter(([, led]) => !led);

async function become(who: Person, standing: Hidden): Promise<void> {
  if (standing === 'leaving')
    await sql`update accounts set leaves_at = now() + interval '30 days' where id = ${who.id}`.execute(
      core.db,
    );
  else await setStanding(core, who.id, standings[standing]);
}

type Hidden = Exclude<keyof typeof standings, 'adult'> | 'leaving';
const hidden: Hidden[] = [
  'age unknown',
  'waiting for a guardian',
  'a child with consent',
  'suspended',
  'leaving',
];
const guest: Reader = { web: clients(api).web, session: '' };

test('an adult is found by every way, by members and by guests', async () => {
  const [shared, reader] = [await sharer(), await person(core, api)];
  assert.deepEqual(every(await waysTo(shared, reader)), []);
  assert.deepEqual(every(await waysTo(shared, guest)), []);
  assert.deepEqual(every(await waysTo(shared, shared)), []);
});

for (const standing of hidden) {
  test(`${standing}: others find the member by no way, and the member finds themself by every way`, async () => {
    const [shared, reader] = [await sharer(), await person(core, api)];
    await become(shared, standing);
    assert.deepEqual(none(await waysTo(shared, reader)), []);
    assert.deepEqual(none(await waysTo(shared, guest)), []);
    if (standing !== 'suspended') assert.deepEqual(every(await waysTo(shared, shared)), []);
  });

  test(`${standing}: others can neither change nor delete the member’s data, as if it did not exist`, async () => {
    const [shared, reader] = [await sharer(), await person(core, api)];
    await become(shared, standing);
    const { documentId, fileId } = shared;
    const [databases, storage] = [new Databases(reader.web), new Storage(reader.web)];
    const document = { ...collection, documentId };
    const file = { bucketId, fileId };
    const isGone = refusal(404, 'document_not_found');
    const isNoFile = refusal(404, 'storage_file_not_found');
    await assert.rejects(databases.updateDocument({ ...document, data: some({ college: 'X' }) }), isGone);
    await assert.rejects(databases.updateDocument({ ...document, permissions: ['read("any")'] }), isGone);
    await assert.rejects(databases.deleteDocument(document), isGone);
    await assert.rejects(storage.updateFile({ ...file, name: 'x.pdf' }), isNoFile);
    await assert.rejects(storage.deleteFile(file), isNoFile);
  });

  if (standing !== 'suspended')
    test(`${standing}: the member finds no one else by any way`, async () => {
      const [shared, reader] = [await sharer(), await person(core, api)];
      await become(reader, standing);
      assert.deepEqual(none(await waysTo(shared, reader)), []);
    });
}

test('a document that a hidden member shares with one member alone is hidden from that member too', async () => {
  const [shared, reader] = [await sharer(), await person(core, api)];
  // A member who may change the permissions may add themself.
  await new Databases(reader.web).updateDocument({
    ...collection,
    documentId: shared.documentId,
    permissions: [`read("user:${reader.id}")`, `update("user:${reader.id}")`],
  });
  const list = async () =>
    (
      await new Databases(reader.web).listDocuments({
        ...collection,
        queries: [Query.orderDesc('$createdAt')],
      })
    ).documents.length;
  const before = await list();
  await become(shared, 'waiting for a guardian');
  assert.equal(await list(), before - 1);
});

test('a suspension ends by time: for its owner at once, in lists of others with the next scheduled job', async () => {
  const [shared, reader] = [await sharer(), await person(core, api)];
  const inOneSecond = sql<Date>`now() + interval '1 second'`;
  await setStanding(core, shared.id, { ...standings.suspended, suspended_until: inOneSecond });
  assert.deepEqual(none(await waysTo(shared, reader)), []);
  await core.db.executeQuery(sql`select pg_sleep(1.1)`.compile(core.db));
  assert.deepEqual(every(await waysTo(shared, shared)), []);
  assert.deepEqual(
    await Promise.all([releaseDue(core), releaseDue(core)]).then((all) => Math.max(...all)),
    1,
  );
  assert.deepEqual(every(await waysTo(shared, reader)), []);
});

test('a member who comes of age is visible from that moment on', async () => {
  const [shared, reader] = [await sharer(), await person(core, api)];
  await setStanding(core, shared.id, { birth_date: bornYearsAgo(15) });
  assert.deepEqual(none(await waysTo(shared, reader)), []);
  // As if three years had passed. With the rules on, the triggers would react to the change.
  await withoutRules(core.connection.url, async (tx) => {
    await sql`update standings set birth_date = birth_date - interval '3 years' where account_id = ${shared.id}`.execute(
      tx,
    );
  });
  assert.deepEqual(every(await waysTo(shared, shared)), []);
  assert.equal(await releaseDue(core), 1);
  assert.deepEqual(every(await waysTo(shared, reader)), []);
});

test('a document that is made while its owner becomes invisible is not left behind in the lists', async () => {
  const [shared, reader] = [await sharer(), await person(core, api)];
  const databases = new Databases(reader.web);
  const isSuspended = core.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('standings')
      .set({ suspended_at: now })
      .where('account_id', '=', shared.id)
      .execute();
    const made = Array.from({ length: 5 }, () =>
      createDocument(shared.web, { college: 'Made meanwhile' }, everybody),
    );
    await sql`select pg_sleep(0.3)`.execute(tx);
    return { made };
  });
  // One that reaches the server only after the commit is refused, which leaves nothing behind either.
  for (const made of await Promise.allSettled((await isSuspended).made))
    if (made.status === 'rejected') assert.equal(made.reason.type, 'user_blocked');
  const queries = [Query.equal('college', 'Made meanwhile')];
  assert.equal((await databases.listDocuments({ ...collection, queries })).total, 0);
});

test('lists that begin after the commit leave out a member who has just become invisible', async () => {
  const [shared, reader] = [await sharer(), await person(core, api)];
  const databases = new Databases(reader.web);
  const look = async () => {
    const { documents, total } = await databases.listDocuments({
      ...collection,
      queries: [Query.equal('name', shared.name)],
    });
    return documents.length + total;
  };
  let isCommitted = false;
  let stop = false;
  const late: number[] = [];
  const lookers = Array.from({ length: 5 }, async () => {
    while (!stop) {
      const beganAfter = isCommitted;
      const seen = await look();
      if (beganAfter) late.push(seen);
    }
  });
  await core.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('standings')
      .set({ suspended_at: now })
      .where('account_id', '=', shared.id)
      .execute();
    // No list waits for the locked row, and nothing changes before the commit.
    for (let at = 0; at < 5; at++) assert.equal(await look(), 2);
  });
  isCommitted = true;
  while (late.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  stop = true;
  await Promise.all(lookers);
  assert.deepEqual([...new Set(late)], [0]);
});

test('nothing of all this was taken for a bug', () => assert.deepEqual(api.bugs, []));
