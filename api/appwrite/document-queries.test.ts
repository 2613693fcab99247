import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Databases, type Models, Query, TablesDB } from 'appwrite';
import fc from 'fast-check';
import { sql } from 'kysely';
import { anyCharacter } from '#tests/ground/any-character.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { clients, person } from '#tests/ground/official-clients.ts';
import {
  callApi,
  collection,
  documentsPath as path,
  refusal,
  table,
} from '#tests/profiles/profile-documents.ts';

const core = await freshCore();
const api = await serveApi(core);
const asha = await person(core, api);
const kwame = await person(core, api);
const guest = clients(api);

type Profile = Models.Document & Record<string, unknown>;
const colleges = ['VNIT Nagpur', 'COEP Pune', 'KNUST Kumasi', null];
const sharings = ['read("any")', 'read("users")', `read("user:${asha.id}")`, `read("user:${kwame.id}")`];

/** 48 profiles: each college, a quarter each for everybody, members, Asha and Kwame. */
await core.db
  .insertInto('profiles')
  .values(
    Array.from({ length: 48 }, (_, at) => ({
      id: `p${String(at).padStart(2, '0')}`,
      owner_id: asha.id,
      account_id: `someone-${at}`,
      name: ['Asha', 'Bola', 'Chen', '50% off_', 'back\\slash', 'Ümit'][at % 6] ?? '',
      email: `p${at}@example.org`,
      role: at % 3 === 0 ? 'Student' : 'Mentor',
      location: 'Pune',
      agree: at % 5 !== 0,
      college: colleges[Math.floor(at / 4) % 4] ?? null,
      permissions: [sharings[at % 4] ?? ''],
      created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 8), 12)),
    })),
  )
  .execute();

const list = async (queries: string[], client = asha.web) => {
  const { total, documents } = await new Databases(client).listDocuments<Profile>({ ...collection, queries });
  return { total, documents, ids: documents.map(({ $id }) => $id) };
};
const everything = (await list([Query.limit(100)])).documents;
const where = (matches: (profile: Profile) => unknown) => everything.filter(matches).map(({ $id }) => $id);

test('a list holds what may be read, in the order of its making, and counts no more than that', async () => {
  assert.equal(everything.length, 36);
  const [asGuest, asKwame] = [
    await list([Query.limit(100)], guest.web),
    await list([Query.limit(100)], kwame.web),
  ];
  assert.deepEqual([asGuest.total, asGuest.ids.length], [12, 12]);
  assert.deepEqual([asKwame.total, asKwame.ids.length], [36, 36]);
  assert.ok(asGuest.documents.every(({ $permissions }) => $permissions[0] === 'read("any")'));
  const first = await list([]);
  assert.deepEqual([first.total, first.ids], [36, everything.slice(0, 25).map(({ $id }) => $id)]);
  const sequences = everything.map(({ $sequence }) => Number($sequence));
  assert.deepEqual(
    sequences,
    sequences.toSorted((a, b) => a - b),
  );
  const rest = await list([Query.offset(30)]);
  assert.deepEqual([rest.total, rest.ids.length], [36, 6]);
  const beyond = await list([Query.offset(99)]);
  assert.deepEqual([beyond.total, beyond.ids.length], [36, 0]);
});

test('every comparison of the contract', async () => {
  const text = (profile: Profile, name: string) => (profile[name] ?? null) as string | null;
  const cases: [string, (profile: Profile) => unknown][] = [
    [Query.equal('name', 'Asha'), ({ name }) => name === 'Asha'],
    [Query.equal('name', ['Asha', 'Chen', 'nobody']), ({ name }) => name === 'Asha' || name === 'Chen'],
    [Query.equal('$id', ['p00', 'p01']), ({ $id }) => $id === 'p00' || $id === 'p01'],
    [Query.equal('agree', false), ({ agree }) => agree === false],
    [Query.equal('agree', [true, false]), () => true],
    [Query.equal('$sequence', String(everything[3]?.$sequence)), ({ $id }) => $id === everything[3]?.$id],
    [
      Query.equal('$createdAt', everything[5]?.$createdAt ?? ''),
      ({ $createdAt }) => $createdAt === everything[5]?.$createdAt,
    ],
    [Query.notEqual('name', 'Asha'), ({ name }) => name !== 'Asha'],
    [Query.lessThan('Email', 'p3'), (profile) => (text(profile, 'Email') ?? '') < 'p3'],
    [
      Query.greaterThanEqual('$createdAt', '2026-01-03T12:00:00.000+00:00'),
      ({ $createdAt }) => $createdAt >= '2026-01-03T12',
    ],
    [
      Query.between('$createdAt', '2026-01-02', '2026-01-03T17:30:00+05:30'),
      ({ $createdAt }) =>
        $createdAt.slice(0, 10) === '2026-01-02' || $createdAt.slice(0, 10) === '2026-01-03',
    ],
    [Query.createdBefore('2026-01-02'), ({ $createdAt }) => $createdAt < '2026-01-02'],
    [Query.startsWith('name', '50%'), ({ name }) => name === '50% off_'],
    [Query.startsWith('name', '50_'), () => false],
    [Query.endsWith('name', '_'), ({ name }) => name === '50% off_'],
    [Query.endsWith('name', '\\slash'), ({ name }) => name === 'back\\slash'],
    [
      Query.contains('name', ['sh', 'hen']),
      ({ name }) => ['Asha', 'back\\slash', 'Chen'].includes(String(name)),
    ],
    [Query.contains('name', '%'), ({ name }) => name === '50% off_'],
    [Query.isNull('college'), ({ college }) => college === null],
    [Query.isNotNull('college'), ({ college }) => college !== null],
    [
      Query.or([
        Query.equal('role', 'Student'),
        Query.and([Query.equal('agree', true), Query.isNull('college')]),
      ]),
      ({ role, agree, college }) => role === 'Student' || (agree === true && college === null),
    ],
  ];
  for (const [query, matches] of cases) {
    const found = await list([query, Query.limit(100)]);
    assert.deepEqual(found.ids, where(matches), query);
    assert.equal(found.total, found.ids.length, query);
  }
  await assert.rejects(
    list([Query.search('name', 'Asha')]),
    refusal(400, 'general_query_invalid', /^Invalid query/),
  );
  await assert.rejects(
    list([Query.equal('password', 'x')]),
    refusal(400, 'general_query_invalid', /^Invalid query/),
  );
  await assert.rejects(list([Query.limit(0)]), refusal(400, 'general_query_invalid'));
});

test('pages follow one another by cursor in every order, and back', async () => {
  const orders: string[][] = [
    [],
    [Query.orderDesc('$sequence')],
    [Query.orderAsc('name')],
    [Query.orderDesc('name')],
    [Query.orderDesc('$createdAt')],
    [Query.orderAsc('role'), Query.orderDesc('name')],
    [Query.orderAsc('$id')],
  ];
  for (const order of orders) {
    const whole = (await list([...order, Query.limit(100)])).ids;
    assert.equal(new Set(whole).size, 36);
    const seen: string[] = [];
    for (let page = await list([...order, Query.limit(7)]); page.ids.length > 0; ) {
      seen.push(...page.ids);
      assert.equal(page.total, 36);
      page = await list([...order, Query.limit(7), Query.cursorAfter(seen.at(-1) ?? '')]);
    }
    assert.deepEqual(seen, whole, order.join());
    const before = await list([...order, Query.limit(5), Query.cursorBefore(whole[20] ?? '')]);
    assert.deepEqual(before.ids, whole.slice(15, 20), order.join());
    assert.deepEqual((await list([...order, Query.cursorBefore(whole[0] ?? '')])).ids, []);
  }
  const named = (await list([Query.orderAsc('name'), Query.limit(100)])).documents;
  const ties = named.filter(({ name }) => name === 'Asha').map(({ $sequence }) => Number($sequence));
  assert.deepEqual(
    ties,
    ties.toSorted((a, b) => a - b),
  );
  const newest = (await list([Query.orderDesc('$createdAt'), Query.limit(100)])).documents;
  const sameDay = newest.filter(({ $createdAt }) => $createdAt === newest[0]?.$createdAt);
  assert.ok(Number(sameDay[0]?.$sequence) > Number(sameDay[1]?.$sequence));
});

test('nulls come last upwards, are not lost by a cursor before them, and are no cursor themselves', async () => {
  const whole = (await list([Query.orderAsc('college'), Query.limit(100)])).documents;
  const firstNull = whole.findIndex(({ college }) => college === null);
  assert.ok(whole.slice(firstNull).every(({ college }) => college === null));
  const cursor = whole[firstNull - 2]?.$id ?? '';
  const after = await list([Query.orderAsc('college'), Query.cursorAfter(cursor), Query.limit(100)]);
  assert.deepEqual(
    after.ids,
    whole.slice(firstNull - 1).map(({ $id }) => $id),
  );
  await assert.rejects(
    list([Query.orderAsc('college'), Query.cursorAfter(whole[firstNull]?.$id ?? '')]),
    refusal(400, 'database_query_order_null'),
  );
});

test('a cursor that is unknown, or not to be seen, is not found', async () => {
  for (const id of ['none-such', 'p03'])
    await assert.rejects(list([Query.cursorAfter(id)]), refusal(400, 'general_cursor_not_found'), id);
  await assert.rejects(list([Query.cursorAfter('no id!')]), refusal(400, 'general_query_invalid'));
});

test('a selection leaves the rest out, but never the document’s own fields', async () => {
  const [found] = (await list([Query.select(['name', 'agree']), Query.limit(1)])).documents;
  const own = [
    '$id',
    '$sequence',
    '$collectionId',
    '$databaseId',
    '$createdAt',
    '$updatedAt',
    '$permissions',
  ];
  assert.deepEqual(Object.keys(found ?? {}).toSorted(), [...own, 'agree', 'name'].toSorted());
  const [whole] = (await list([Query.select(['*']), Query.limit(1)])).documents;
  assert.equal(Object.keys(whole ?? {}).length, 22);
  const one = await new Databases(asha.web).getDocument({
    ...collection,
    documentId: 'p00',
    queries: [Query.select(['name'])],
  });
  assert.deepEqual(
    Object.keys(one).filter((name) => !name.startsWith('$')),
    ['name'],
  );
  await assert.rejects(list([Query.select(['password'])]), refusal(400, 'general_query_invalid'));
  await assert.rejects(
    new Databases(asha.web).getDocument({ ...collection, documentId: 'p00', queries: [Query.limit(1)] }),
    refusal(400, 'general_query_invalid'),
  );
});

test('a caller can ask for a list without its total', async () => {
  const { total, documents } = await new Databases(asha.web).listDocuments({ ...collection, total: false });
  assert.deepEqual([total, documents.length], [0, 25]);
  const rows = await new TablesDB(asha.web).listRows({ ...table, total: true });
  assert.deepEqual([rows.total, rows.rows.length], [36, 25]);
  const nonsense = await callApi(api, asha.session, 'GET', `${path}?total=maybe`);
  assert.deepEqual([nonsense.status, nonsense.body.type], [400, 'general_argument_invalid']);
});

test('lists of queries are bounded, and whatever else is wrong with them is one kind of refusal', async () => {
  const ask = async (queries: string[], suffix = '[]') => {
    const text = queries.map((query) => `queries${suffix}=${encodeURIComponent(query)}`).join('&');
    const { status, body } = await callApi(api, asha.session, 'GET', `${path}?${text}`);
    return [status, body.type];
  };
  const fine = Query.isNotNull('name');
  assert.deepEqual(await ask(Array(100).fill(fine)), [200, undefined]);
  assert.deepEqual(await ask([fine], '[3]'), [200, undefined]);
  assert.deepEqual(await ask(Array(101).fill(fine)), [400, 'general_argument_invalid']);
  assert.deepEqual(await ask([Query.equal('name', 'x'.repeat(4096))]), [400, 'general_argument_invalid']);
  assert.deepEqual(await ask([fine], ''), [400, 'general_argument_invalid']);
  assert.deepEqual(await ask(['']), [400, 'general_query_invalid']);
  assert.deepEqual(await ask([Query.orderRandom()]), [400, 'general_query_invalid']);
});

test('no query, however odd, is an error of ours or shows what is hidden', async () => {
  const attribute = fc.constantFrom('name', 'Email', 'agree', 'college', '$id', '$sequence', '$createdAt');
  const value = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('Asha', "' or 1=1 --", '\0', '%', '2026-01-02'),
    fc.boolean(),
    fc.integer(),
    fc.constant('7'),
  );
  const methods = [
    'equal',
    'notEqual',
    'lessThan',
    'greaterThanEqual',
    'startsWith',
    'contains',
    'search',
    'isNull',
    'orderAsc',
    'orderDesc',
    'between',
    'cursorAfter',
    'offset',
    'limit',
    'select',
  ];
  const query = fc.record({
    method: fc.constantFrom(...methods),
    attribute,
    values: fc.array(value, { minLength: 0, maxLength: 3 }),
  });
  const visible = new Set(everything.map(({ $id }) => $id));
  await fc.assert(
    fc.asyncProperty(fc.array(query, { minLength: 1, maxLength: 3 }), async (queries) => {
      const text = queries.map((one) => `queries[]=${encodeURIComponent(JSON.stringify(one))}`).join('&');
      const { status, body } = await callApi(api, asha.session, 'GET', `${path}?${text}`);
      assert.ok(status === 200 || status === 400, JSON.stringify(body));
      if (status !== 200) return;
      assert.ok(body.documents.every(({ $id }: { $id: string }) => visible.has($id)));
    }),
    { numRuns: 150 },
  );
  const { rows } = await sql<{ count: string }>`select count(*) from profiles`.execute(core.db);
  assert.equal(rows[0]?.count, '48');
});

test('nothing here was a bug', () => assert.deepEqual(api.bugs, []));
