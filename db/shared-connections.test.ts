import assert from 'node:assert/strict';
import type { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { CountingSocket } from '#tests/ground/counting-socket.ts';
import { freshDatabase } from '#tests/ground/database.ts';
import { broadcastAfter } from './broadcasts.ts';
import { gathered } from './gathered.ts';
import { isDatabaseGone } from './gone.ts';
import { nameStatements } from './named-statements.ts';
import { prepared } from './prepared.ts';
import { byKey } from './reads.ts';
import { shareConnections } from './shared-connections.ts';
import type { Tables } from './tables.ts';
import { together } from './together.ts';

const { db, url } = await freshDatabase();
const quick = byKey(db);

const square = async (n: number) => {
  const { rows } = await sql<{ square: number }>`select ${n}::int * ${n}::int as square`.execute(quick);
  return rows[0]?.square;
};

/** The sockets that connections are made over with this `stream`, in their order. */
function countedSockets() {
  const sockets: CountingSocket[] = [];
  const stream = () => {
    const socket = new CountingSocket();
    sockets.push(socket);
    return socket;
  };
  return { sockets, stream };
}

test('many at once over few connections each get their own answer', async () => {
  const numbers = Array.from({ length: 500 }, (_, n) => n);
  assert.deepEqual(
    await Promise.all(numbers.map(square)),
    numbers.map((n) => n * n),
  );
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database()`.execute(db);
  assert.ok(Number(rows[0]?.count) <= 4);
});

test('the statements of one turn of the event loop leave in one piece for each connection', async () => {
  const { sockets, stream } = countedSockets();
  const pool = shareConnections({ connectionString: url, stream }, assert.fail);
  const ask = async (n: number) => {
    const client = await pool.connect();
    const { rows } = await client.query('select $1::int as n', [n]);
    client.release();
    return rows[0].n;
  };
  const numbers = Array.from({ length: 30 }, (_, n) => n);
  await Promise.all(numbers.map(ask));
  const before = sockets.map(({ pieces }) => pieces);
  assert.deepEqual(await Promise.all(numbers.map(ask)), numbers);
  assert.deepEqual(
    sockets.map(({ pieces }, at) => pieces - (before[at] ?? 0)),
    [1, 1, 1],
  );
  await pool.end();
});

test('statements share one connection, until eight are under way on it', async () => {
  const { sockets, stream } = countedSockets();
  const pool = shareConnections({ connectionString: url, stream }, assert.fail);
  const ask = async () => {
    const client = await pool.connect();
    await client.query('select 1');
    client.release();
  };
  const many = (count: number) => Promise.all(Array.from({ length: count }, ask));
  for (let round = 0; round < 4; round += 1) await many(8);
  assert.equal(sockets.length, 1);
  await many(9);
  assert.equal(sockets.length, 2);
  await many(60);
  assert.equal(sockets.length, 3);
  await pool.end();
});

test('a transaction begins with its first statements, and those that are together leave in one piece', async () => {
  const { sockets, stream } = countedSockets();
  const pool = new pg.Pool({ connectionString: url, max: 1, pipeline: true, stream } as pg.PoolConfig);
  pool.on('error', () => {});
  const one = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: nameStatements(pool) }) });
  const now = prepared((on, n: number) => on.selectNoFrom(sql<string>`now()::text || ${n}::int`.as('at')));
  const three = () =>
    one.transaction().execute((tx) => together(tx, [() => now(tx, 1), () => now(tx, 2), () => now(tx, 3)]));
  await three();
  const before = sockets[0]?.pieces ?? 0;
  const rows = (await three()).flat().map(({ at }) => at);
  assert.equal((sockets[0]?.pieces ?? 0) - before, 2, 'all of it, and the commit');
  assert.deepEqual(new Set(rows.map((at) => at.slice(0, -1))).size, 1, 'in one transaction');
  assert.deepEqual(
    rows.map((at) => at.at(-1)),
    ['1', '2', '3'],
  );
  await pool.end();
});

test('a broadcast of a transaction leaves after the commit, and never after a rollback or failure', async () => {
  const ear = new pg.Client({ connectionString: url });
  await ear.connect();
  await ear.query('listen told');
  const received: string[] = [];
  const last = new Promise<void>((resolve) => {
    ear.on('notification', ({ payload = '' }) => {
      received.push(payload);
      if (payload === 'last') resolve();
    });
  });
  const broadcast = (payload: string, then: (tx: Transaction<Tables>) => Promise<unknown> = async () => {}) =>
    db.transaction().execute(async (tx) => {
      await broadcastAfter(tx, { channel: 'told', payload });
      await then(tx);
    });
  const broken = (tx: Transaction<Tables>) => sql`select 1 / ${0}::int`.execute(tx);
  await Promise.all(['1', '2', '3'].map((payload) => broadcast(payload)));
  await assert.rejects(broadcast('taken back', () => Promise.reject(new Error('taken back'))));
  await assert.rejects(broadcast('failed', broken));
  await assert.rejects(broadcast('failed unheard', (tx) => broken(tx).catch(() => {})));
  await broadcast('last');
  await last;
  assert.deepEqual(received.toSorted(), ['1', '2', '3', 'last']);
  await ear.end();
});

test('a transaction whose beginning is refused broadcasts nothing', async () => {
  const pool = new pg.Pool({ connectionString: url, max: 1, pipeline: true } as pg.PoolConfig);
  pool.on('error', () => {});
  let isRefused = true;
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client) as (statement: unknown) => unknown;
    const refusing = (statement: { text?: string }) =>
      query(isRefused && statement.text === 'begin' ? { text: 'begin nonsense', values: [] } : statement);
    Object.assign(client, { query: refusing });
  });
  const broadcasts: unknown[] = [];
  const dialect = new PostgresDialect({
    pool: nameStatements(pool, { broadcast: (all) => broadcasts.push(...all) }),
  });
  const one = new Kysely<Tables>({ dialect });
  const tell = () =>
    one.transaction().execute(async (tx) => {
      await broadcastAfter(tx, { channel: 'told', payload: 'begun' });
      return Promise.all([sql`select ${1}::int`.execute(tx), sql`select ${2}::int`.execute(tx)]);
    });
  await assert.rejects(tell());
  await assert.rejects(
    one.transaction().execute(async () => {}),
    { code: '42601' },
  );
  assert.deepEqual(broadcasts, []);
  isRefused = false;
  await tell();
  assert.equal(broadcasts.length, 1, 'on another connection, with nothing of before');
  await pool.end();
});

test('a statement that is late for its transaction does not run', async () => {
  const late = prepared((on, n: number) => on.selectNoFrom(sql<number>`${n}::int`.as('n')));
  const past = await db.transaction().execute(async (tx) => {
    assert.deepEqual(await late(tx, 1), [{ n: 1 }]);
    return tx;
  });
  await assert.rejects(late(past, 2), /already committed/);
});

/** The numbers up to one, from the largest, and how many statements have asked. */
function countedDown() {
  const asked = { statements: 0 };
  const counting = quick.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked.statements += 1;
      return result;
    },
  });
  const count = gathered(
    (_, from: string, by: string) => sql<{ n: number; part: number }>`
      select n, n / ${by}::int as part from generate_series(1, ${from}::int) as n order by n desc limit 3`,
    ['text', 'text'],
  );
  return { asked, count: (from: number, by = 1) => count(counting, String(from), String(by)) };
}

test('keys of one turn share a statement, 32 at most, and each caller gets its rows in order', async () => {
  const { asked, count } = countedDown();
  const [first, none, halves, again] = await Promise.all([count(5), count(0), count(2, 2), count(5)]);
  assert.deepEqual(
    first?.map(({ n }) => n),
    [5, 4, 3],
  );
  assert.deepEqual(none, []);
  assert.deepEqual(halves, [
    { n: 2, part: 1 },
    { n: 1, part: 0 },
  ]);
  assert.deepEqual(again, first);
  assert.notEqual(again?.[0], first?.[0], 'the caller may keep the row and set its columns');
  assert.equal(asked.statements, 1);
  const many = await Promise.all(Array.from({ length: 230 }, (_, at) => count(at + 20)));
  assert.deepEqual(
    many.map(([row]) => row?.n),
    Array.from({ length: 230 }, (_, at) => at + 20),
  );
  assert.equal(asked.statements, 9);
});

test('a statement waits for more keys as long as each turn brings one, and for five turns at most', async () => {
  const { asked, count } = countedDown();
  const come = async (turns: number) => {
    const asking = [count(1), count(2)];
    for (let turn = 0; turn < turns; turn += 1) {
      await nextTurn();
      asking.push(count(3 + turn));
    }
    await Promise.all(asking);
    return asked.statements;
  };
  assert.equal(await come(4), 1);
  assert.equal(await come(5), 3);
  await Promise.all([count(5), nextTurn().then(() => count(4))]);
  assert.equal(asked.statements, 5, 'one that is alone leaves at once');
});

test('a value that the database refuses fails its caller alone, and any other failure fails all', async () => {
  const { count } = countedDown();
  const [good, bad, other] = await Promise.allSettled([count(5), count(5, 0), count(4)]);
  assert.equal(good?.status === 'fulfilled' && good.value[0]?.part, 5);
  assert.equal(bad?.status === 'rejected' && bad.reason.code, '22012');
  assert.equal(other?.status === 'fulfilled' && other.value[0]?.part, 4);
  const away = gathered((_, name: string) => sql<{ n: number }>`select ${name} as n from not_there`);
  const all = await Promise.allSettled([away(quick, 'a'), away(quick, 'b')]);
  assert.deepEqual(
    all.map((one) => one.status === 'rejected' && one.reason.code),
    ['42P01', '42P01'],
  );
});

test('a connection reads the columns of a statement once, and still reads rows after a table changed', async () => {
  // Statements travel together, as over the connections of the pools: else the driver warns that it will refuse them.
  const client = new pg.Client({ connectionString: url, pipeline: true });
  await client.connect();
  let described = 0;
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on('rowDescription', () => {
    described += 1;
  });
  const one = Object.assign(client, { release() {} });
  const { query } = await nameStatements({ options: {}, connect: async () => one }).connect();
  const ask = async (n: number) => {
    const { rows } = await query<object>('select * from changing where n > $1 order by n', [n]);
    return rows.map((row) => ({ ...row }));
  };
  await client.query('create temp table changing (n int, words text[], "when" date)');
  await client.query(`insert into changing values (1, '{a,b}', null), (2, null, '2026-01-31')`);
  const [first, second] = [
    { n: 1, words: ['a', 'b'], when: null },
    { n: 2, words: null, when: new Date(2026, 0, 31) },
  ];
  assert.deepEqual(await ask(0), [first, second]);
  assert.deepEqual(await Promise.all([ask(1), ask(9), ask(0)]), [[second], [], [first, second]]);
  assert.equal(described, 1);
  await client.query(`alter table changing add sure boolean default true`);
  assert.deepEqual(await ask(1), [{ ...second, sure: true }]);
  assert.deepEqual(await ask(1), [{ ...second, sure: true }]);
  assert.equal(described, 2);
  await assert.rejects(ask('x' as unknown as number), { code: '22P02' });
  assert.deepEqual(await ask(1), [{ ...second, sure: true }]);
  await client.end();
});

test('one that fails leaves those before and behind it alone', async () => {
  const broken = () => sql`select 1 / ${0}::int`.execute(quick);
  const results = await Promise.allSettled([square(2), broken(), square(3), broken(), broken(), square(4)]);
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
    [4, 'failed', 9, 'failed', 'failed', 16],
  );
});

test('broken connections fail what is under way as a database that is away, and are replaced', async () => {
  // Eight on each of three, so that none is idle and breaks unseen.
  const sleeping = Array.from({ length: 24 }, () => sql`select pg_sleep(${5}::int)`.execute(quick));
  const outcomes = Promise.allSettled(sleeping);
  await wait(100);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db);
  for (const outcome of await outcomes) {
    assert.equal(outcome.status, 'rejected');
    assert.ok(isDatabaseGone(outcome.status === 'rejected' && outcome.reason));
  }
  assert.equal(await square(7), 49);
});
